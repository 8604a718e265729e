// Breaks the page once for each rule of the gallery, so that a test can see that the checks find it.

const put = (parent, name, looks, words = '') => {
    const made = document.createElement(name);
    made.textContent = words;
    // The content policy forbids style attributes, but not this.
    for (const [look, value] of Object.entries(looks)) made.style.setProperty(look, value);
    parent.append(made);
    return made;
};
const main = document.querySelector('main');
const place = put(main, 'div', { position: 'relative', height: '20rem' });
const at = (left, top, more = {}) => ({ position: 'absolute', left, top, ...more });

const box = put(place, 'div', at('0', '0', { width: '4rem', overflow: 'hidden' }));
put(box, 'span', { 'white-space': 'nowrap' }, 'clipped and clipped');
put(place, 'p', at('0', '4rem'), 'One lies');
put(place, 'p', at('1rem', '4.2rem'), 'on another');
put(place, 'p', at('0', '8rem', { 'font-size': '11px' }), 'small');
put(place, 'p', at('0', '10rem', { width: '3rem', 'word-break': 'break-all' }), 'unbroken-no unbrokenword');
put(place, 'button', at('0', '14rem', { width: '2rem', height: '2rem' }));
put(place, 'div', at('0', '16rem', { width: '200vw', height: '1px' }));
// Pointing at it makes it larger, which moves what is below.
const lifted = put(main, 'button', { display: 'block' }, 'grows');
lifted.addEventListener('pointerenter', () => lifted.style.setProperty('height', '6rem'));
lifted.addEventListener('pointerleave', () => lifted.style.removeProperty('height'));
put(main, 'button', { display: 'block' }, 'moves');
lifted.scrollIntoView({ block: 'center', behavior: 'instant' });
