import { colours, type PdfPage } from './pdf-page.ts';

type Square = { x: number; y: number; size: number };

/**
 * How to draw a QR code: as shapes, so that it is sharp at any size. The quiet zone it needs is the
 * empty paper around it.
 */
export async function qrFigure({ doc }: PdfPage, text: string, { x, y, size }: Square) {
  const { create } = await import('qrcode');
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const cells = Array.from({ length: modules.size }, (_, i) => i);
  const dark = cells.flatMap((row) =>
    cells.filter((column) => modules.get(row, column)).map((column) => ({ row, column })),
  );
  const step = size / modules.size;
  return () => {
    for (const { row, column } of dark) doc.rect(x + column * step, y + row * step, step, step);
    doc.fill(colours.text);
  };
}
