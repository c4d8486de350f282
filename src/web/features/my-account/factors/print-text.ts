/** Prints a text and nothing of the page around it. */
export function printText(text: string) {
  const frame = document.createElement('iframe');
  frame.className = 'visually-hidden';
  document.body.append(frame);
  const paper = frame.contentDocument;
  const lines = paper?.createElement('pre');
  if (!paper || !lines) return frame.remove();
  lines.textContent = text;
  paper.body.append(lines);
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow?.print();
}
