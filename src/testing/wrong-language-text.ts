/**
 * Finds texts that are marked with the language of a name around them: `lang` on a list is meant for
 * the list's `aria-label`, but marks every person's name in it, too. The function is sent into pages
 * as it is, so it must not refer to anything outside itself.
 */
export function wrongLanguageText(): string[] {
  const containers =
    'ul, ol, nav, form, section, article, aside, header, main, fieldset, table, dialog, ' +
    '[role=group], [role=list], [role=listbox], [role=menu], [role=region]';
  const labelled = [...document.body.querySelectorAll('[lang][aria-label], [lang][title]')];
  return labelled.flatMap((element) => {
    const name = element.getAttribute('aria-label') ?? element.getAttribute('title');
    const wrong = element.matches(containers) ? [`all of ${element.localName} “${name}”`] : [];
    const inside = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (inside.nextNode()) {
      const { textContent, parentElement } = inside.currentNode;
      const words = textContent?.trim() ?? '';
      const isMarkedByName = parentElement?.closest('[lang]') === element;
      if (isMarkedByName && /\p{L}/u.test(words)) wrong.push(`“${words}” in “${name}”`);
    }
    return wrong;
  });
}
