/**
 * A QR code as one path of an SVG, which stays sharp at any size and needs no markup from the server.
 * Each dark module is a square of one unit.
 */
export async function qrPicture(text: string): Promise<{ size: number; path: string }> {
  const { create } = await import('qrcode');
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const lines = Array.from({ length: size }, (_, i) => i);
  const dark = lines.flatMap((row) =>
    lines.filter((column) => modules.get(row, column)).map((column) => `M${column},${row}h1v1h-1z`),
  );
  return { size, path: dark.join('') };
}
