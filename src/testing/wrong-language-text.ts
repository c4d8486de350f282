/**
 * What is said to be in the language of a name that it only stands under. `lang` on a list is there
 * for the list's `aria-label`, and yet marks every person's name in it. Sent into pages as it is,
 * so it refers to nothing outside itself.
 */
export function wrongLanguageText(): string[] {
  const holders =
    'ul, ol, nav, form, section, article, aside, header, main, fieldset, table, dialog, ' +
    '[role=group], [role=list], [role=listbox], [role=menu], [role=region]';
  const named = [...document.body.querySelectorAll('[lang][aria-label], [lang][title]')];
  return named.flatMap((element) => {
    const name = element.getAttribute('aria-label') ?? element.getAttribute('title');
    const found = element.matches(holders) ? [`all of ${element.localName} “${name}”`] : [];
    const inside = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (inside.nextNode()) {
      const { textContent, parentElement } = inside.currentNode;
      const words = textContent?.trim() ?? '';
      const isDragged = parentElement?.closest('[lang]') === element;
      if (isDragged && /\p{L}/u.test(words)) found.push(`“${words}” in “${name}”`);
    }
    return found;
  });
}
