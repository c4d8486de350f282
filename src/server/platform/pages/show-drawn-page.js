// The drawn page takes the place of its skeleton. The policy lets no style attribute in, so styles are
// set one by one. Noted for React is whether the page is used, and which button was pressed last.
{
  const root = document.getElementById('root');
  const drawn = document.getElementById('drawn');
  for (const part of drawn.content.querySelectorAll('[data-style]')) {
    part.style.cssText = part.dataset.style;
    delete part.dataset.style;
  }
  const note = ({ type, target }) => {
    root.dataset.drawn = 'used';
    if (type === 'click') window.pressedEarly = target.closest('button');
  };
  for (const part of drawn.content.children) {
    for (const type of ['click', 'input', 'focusin']) part.addEventListener(type, note);
    part.addEventListener('submit', (event) => event.preventDefault());
  }
  // Without its script the drawn page is of no more use than the skeleton was.
  root.replaceChildren(drawn.content, ...root.querySelectorAll('.takes-long'));
  drawn.remove();
  root.dataset.drawn = 'new';
}
