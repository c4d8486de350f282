export function LookupsScreen() {
  return null;
}
