const record = (bytes: number, write: (buffer: Buffer) => void) => {
  const buffer = Buffer.alloc(bytes);
  write(buffer);
  return buffer;
};

/** An archive as office programs write them: empty entries, then the directory. */
export function zipOf(names: readonly string[], comment = ''): Buffer {
  const entries: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const name of names) {
    const nameBytes = Buffer.from(name);
    const local = record(30, (buffer) => {
      buffer.write('PK\x03\x04', 'latin1');
      buffer.writeUInt16LE(nameBytes.length, 26);
    });
    const central = record(46, (buffer) => {
      buffer.write('PK\x01\x02', 'latin1');
      buffer.writeUInt16LE(nameBytes.length, 28);
      buffer.writeUInt32LE(at, 42);
    });
    entries.push(local, nameBytes);
    directory.push(central, nameBytes);
    at += local.length + nameBytes.length;
  }
  const centralDirectory = Buffer.concat(directory);
  const end = record(22, (buffer) => {
    buffer.write('PK\x05\x06', 'latin1');
    buffer.writeUInt16LE(names.length, 8);
    buffer.writeUInt16LE(names.length, 10);
    buffer.writeUInt32LE(centralDirectory.length, 12);
    buffer.writeUInt32LE(at, 16);
    buffer.writeUInt16LE(comment.length, 20);
  });
  return Buffer.concat([...entries, centralDirectory, end, Buffer.from(comment)]);
}

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF');
export const docx = zipOf(['[Content_Types].xml', 'word/document.xml', 'word/styles.xml']);
