/** What a text from outside says, or nothing where it is no JSON: that is no trouble of ours. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
