// What the scripts of the gallery share; it stands before each of them.

// A selector that finds the element again: from the nearest ancestor with an id.
function path(element) {
    const parts = [];
    for (let at = element; at && at !== document.documentElement && parts.length < 5; at = at.parentElement) {
        const classes = [...at.classList].slice(0, 3).map((name) => `.${name}`).join('');
        parts.unshift(at.id ? `#${at.id}` : at.localName + classes);
        if (at.id) break;
    }
    return parts.join(' > ');
}

const round = (px) => Math.round(px * 10) / 10;

const isSeen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
