const part = (bytes: number, write: (buffer: Buffer) => void) => {
  const buffer = Buffer.alloc(bytes);
  write(buffer);
  return buffer;
};

/** An archive as office programs write them: entries, then the directory. What is in it is empty. */
export function zipOf(names: readonly string[], comment = ''): Buffer {
  const entries: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const name of names) {
    const spelt = Buffer.from(name);
    const local = part(30, (it) => {
      it.write('PK\x03\x04', 'latin1');
      it.writeUInt16LE(spelt.length, 26);
    });
    const central = part(46, (it) => {
      it.write('PK\x01\x02', 'latin1');
      it.writeUInt16LE(spelt.length, 28);
      it.writeUInt32LE(at, 42);
    });
    entries.push(local, spelt);
    directory.push(central, spelt);
    at += local.length + spelt.length;
  }
  const listed = Buffer.concat(directory);
  const end = part(22, (it) => {
    it.write('PK\x05\x06', 'latin1');
    it.writeUInt16LE(names.length, 8);
    it.writeUInt16LE(names.length, 10);
    it.writeUInt32LE(listed.length, 12);
    it.writeUInt32LE(at, 16);
    it.writeUInt16LE(comment.length, 20);
  });
  return Buffer.concat([...entries, listed, end, Buffer.from(comment)]);
}

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF');
export const docx = zipOf(['[Content_Types].xml', 'word/document.xml', 'word/styles.xml']);
