import { describe, expect, test } from 'vitest';
import { allWrongNames, wrongNamesIn } from '../../scripts/name-languages.ts';

test('nowhere does the language of a name go further than the name', () => {
  expect(allWrongNames()).toEqual([]);
});

const named = "{...attr('aria-label', text.name)}";

describe('refused is such a name', () => {
  test.each([
    ['of a list', `<ul ${named}>{people.map((one) => <li>{one.name}</li>)}</ul>`],
    ['of a part with anything in it', `<section ${named}>{children}</section>`],
    ['of a form', `<form ${named}><Field label={text.field} /></form>`],
    ['of a button that shows a person', `<button ${named}><Icon name="x" />{person.name}</button>`],
    ['of a group that shows one deeper in', `<div ${named}><p><b>{person.name}</b></p></div>`],
    ['where it is one of two', `<a ${named}>{isOurs ? t(text.ours) : person.name}</a>`],
    ['where it stands in for one', `<a ${named}>{t(text.ours) ?? person.name}</a>`],
    ['as a title', `<a {...attr('title', text.name)}>{person.name}</a>`],
    ['of one that says more than is seen', '<a {...fullName(seen, name)}>{person.name}</a>'],
    ['only sometimes', "<ul {...(label && attr('aria-label', label))}>{children}</ul>"],
    ['that is kept for later', "<ul {...{ ...attr('aria-label', label) }} />"],
  ])('%s', (_, element) => {
    expect(wrongNamesIn('a.tsx', `const a = ${element};`)).toHaveLength(1);
  });
});

describe('right it is', () => {
  test.each([
    ['of a field', `<input ${named} />`],
    ['of a field that has one sometimes', "<input {...(name && attr('aria-label', name))} />"],
    ['of a sign', `<button ${named}><Icon name="close" /></button>`],
    ['beside words of ours', `<button ${named}>{t(text.add)}</button>`],
    ['beside one of two', `<button ${named}>{isBusy ? t(text.wait) : t(text.add)}</button>`],
    ['beside what nobody hears', `<button ${named}><b aria-hidden="true">{count}</b></button>`],
    ['around what says its language', `<a ${named}><b lang={locale}>{person.name}</b></a>`],
    ['of an empty bar', `<div role="progressbar" ${named}><div className={done} /></div>`],
    ['of an option, which it is all of', "<option {...attr('label', x)}>{words(x)}</option>"],
  ])('%s', (_, element) => {
    expect(wrongNamesIn('a.tsx', `const a = ${element};`)).toEqual([]);
  });
});
