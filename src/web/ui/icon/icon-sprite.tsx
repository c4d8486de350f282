/** Every icon, drawn on 24 × 24 with one stroke width. */
const drawings = {
  dashboard: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z',
  learning:
    'M12 6.5C10 5 7 4.5 3.5 4.5v13c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-13C17 4.5 14 5 12 6.5zv13',
  organisations:
    'M5 20V5.5L13 3v17M13 9h6v11M3 20h18M8.5 8.5h1M8.5 12h1M8.5 15.5h1M16 13h.5M16 16.5h.5',
  subscriptions: 'M3.5 6h17v12h-17zM3.5 10h17M7 14.5h4',
  mentoring: 'M4 5h11v8H9l-3.5 3v-3H4zM18 9h2v8h-1.5v3L15 17h-4',
  users:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5c.5-3.5 3-5.5 6.5-5.5s6 2 6.5 5.5M15.5 5a3.3 3.3 0 0 1 0 6M17.5 14.4c2.2.7 3.6 2.4 4 5.1',
  localisation:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.8 12h16.4M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17',
  mine: 'M12 4.5 2.5 9l9.5 4.5L21.5 9zM6 11v5c1.5 1.7 3.5 2.5 6 2.5s4.5-.8 6-2.5v-5M21.5 9v5.5',
  more: 'M4 7h16M4 12h16M4 17h16',
  dots: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  logout: 'M14 4H5v16h9M10 12h11M17.5 8.5 21 12l-3.5 3.5',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21.5h4M12 3v2',
  search: 'M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15 15l5 5',
  close: 'M6 6l12 12M18 6 6 18',
  'chevron-left': 'm14.5 6-6 6 6 6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-up': 'm6 14.5 6-6 6 6',
  first: 'm17.5 6-6 6 6 6M7 6v12',
  last: 'm6.5 6 6 6-6 6M17 6v12',
  'arrow-left': 'M20 12H4.5M11 5.5 4.5 12l6.5 6.5',
  'arrow-right': 'M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5',
  'arrow-up': 'M12 20V4.5M5.5 11 12 4.5l6.5 6.5',
  'arrow-down': 'M12 4v15.5M5.5 13l6.5 6.5 6.5-6.5',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7L12 17.7',
  file: 'M6 3.5h8l4.5 4.5v12.5H6zM13.5 3.5V8.5h5',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  warning: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17h.01',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.8h.01',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  moon: 'M20 14.2A8 8 0 0 1 9.8 4 8.3 8.3 0 1 0 20 14.2z',
  plus: 'M12 5v14M5 12h14',
  edit: 'M4.5 19.5 5.5 15 15.5 5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5',
  print: 'M7 9V4h10v5M7 16H4V9h16v7h-3M7 13.5h10V20H7z',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  certificate:
    'M4 4.5h16v11h-4.5M4 15.5h4.5M4 4.5v11M12 11a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM10 17.5V21.5l2-1 2 1v-4',
} as const;

export type IconName = keyof typeof drawings;

/** Drawn once, at the top of the page; `Icon` points into it. */
export function IconSprite() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="visually-hidden">
      {Object.entries(drawings).map(([name, path]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <path d={path} />
        </symbol>
      ))}
    </svg>
  );
}
