// Puts texts into the boxes of the options, one into each; returns how many boxes there are. The driver runs this as the body
// of a function.

const [texts] = arguments;
const isSeen = (element) => element.checkVisibility() && !element.closest('.visually-hidden');

// The part of a box that says what it is, if it has words.
function words(box) {
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) if (isSeen(walker.currentNode.parentElement)) found.push(walker.currentNode);
    return found.filter((node) => !node.parentElement.closest('svg') && node.data.trim().length > 2)
        .sort((one, other) => other.data.length - one.data.length)[0];
}

// A figure's button holds the figure's name and no sentence.
const boxes = [...document.querySelectorAll('button[name=choice]:not(.worker, .monk)')].filter(isSeen).map(words).filter(Boolean);
boxes.forEach((node, n) => { if (texts[n]) node.data = texts[n]; });
return boxes.length;
