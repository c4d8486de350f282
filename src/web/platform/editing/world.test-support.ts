import { expect } from 'vitest';
import {
  type Draft,
  type EditEvent,
  type Editing,
  edit,
  hasConflict,
  opened,
  type Progress,
  type Saved,
} from './editing.ts';
import { sameText } from './same-text.ts';
import { isNewer, type Version } from './version.ts';

export const at = '2026-11-22T08:00:00.000Z';

/** Every text that was ever saved, as the server has it. A save over an old version is a 412. */
class Server {
  readonly history: (Saved & { by: 'me' | 'somebody else' })[] = [];
  now(): Saved {
    return this.history.at(-1) ?? { text: '', version: null };
  }
  save(text: string, over: Version, by: 'me' | 'somebody else'): Saved | 412 {
    if (this.now().version !== over) return 412;
    const version = new Date(Date.parse(at) + this.history.length).toISOString();
    this.history.push({ text, version, by });
    return this.now();
  }
}

type Answer = Saved | 412 | 'lost';
type Call = { tab: number; sent: string; over: Version; answer: Answer | undefined };

/**
 * One person with two tabs on one draft, run as the hooks run them, and somebody else who saves the
 * same text. Answers come late, in any order, or never.
 */
export class World {
  readonly server = new Server();
  draft: Draft | null = null;
  tabs: { progress: Progress; saved: Saved }[] = [this.opened(), this.opened()];
  calls: Call[] = [];
  /** The tokens that the person typed and has neither deleted nor seen replaced. */
  readonly alive = new Set<string>();
  readonly seen = new Set<Version>();
  private count = 0;

  opened() {
    const saved = this.server.now();
    return { progress: opened({ saved, draft: this.draft }), saved };
  }

  tab(number: number) {
    const tab = this.tabs[number];
    if (!tab) throw new Error(`There is no tab ${number}.`);
    return tab;
  }

  state(number: number): Editing {
    const { progress, saved } = this.tab(number);
    return { ...progress, saved, draft: this.draft };
  }

  dispatch(number: number, event: EditEvent): Editing {
    const { draft, saved, ...progress } = edit(this.state(number), event);
    this.draft = draft;
    this.tab(number).progress = progress;
    return { ...progress, draft, saved };
  }

  token(whose: string) {
    this.count += 1;
    return `${whose}${this.count};`;
  }

  /** Without a draft, the saved text is on the screen: the person has seen that version. */
  look(number: number) {
    if (!this.draft) this.seen.add(this.tab(number).saved.version);
  }

  type(number: number) {
    this.look(number);
    const token = this.token('m');
    const current = this.draft?.text ?? this.tab(number).saved.text;
    this.alive.add(token);
    this.dispatch(number, { type: 'typed', text: current + token, at });
  }

  /** Deletes letter by letter back to the saved text, which gives up the tokens typed since. */
  typeBack(number: number) {
    if (hasConflict(this.state(number))) return;
    this.look(number);
    this.giveUp(this.draft?.text ?? '', this.tab(number).saved.text);
    this.dispatch(number, { type: 'typed', text: this.tab(number).saved.text, at });
  }

  giveUp(text: string, remains: string) {
    for (const token of tokensIn(text)) if (!remains.includes(token)) this.alive.delete(token);
  }

  save(number: number, isManual: boolean) {
    if (this.state(number).sending) return;
    const { sending } = this.dispatch(number, { type: 'save', isManual });
    if (!sending) return;
    const { text: sent, over } = sending;
    expect(this.seen.has(over) || over === null).toBe(true);
    this.calls.push({ tab: number, sent, over, answer: undefined });
  }

  /** The call reaches the server; its answer is on its way, or gets lost. */
  arrive(which: number, isLost: boolean) {
    const pending = this.calls.filter(({ answer }) => answer === undefined);
    const call = pending[which % Math.max(1, pending.length)];
    if (!call) return;
    const answer = this.server.save(call.sent, call.over, 'me');
    call.answer = isLost ? 'lost' : answer;
  }

  answer(which: number) {
    const arrived = this.calls.filter(({ answer }) => answer !== undefined);
    const call = arrived[which % Math.max(1, arrived.length)];
    if (!call) return;
    this.calls = this.calls.filter((each) => each !== call);
    const { tab, sent, answer } = call;
    if (answer === 'lost' || answer === undefined) return this.dispatch(tab, { type: 'failed' });
    const current = answer === 412 ? this.server.now() : answer;
    this.read(tab, current);
    if (answer === 412 && !sameText(current.text, sent)) {
      return this.dispatch(tab, { type: 'conflicted', isManual: false });
    }
    this.seen.add(current.version);
    return this.dispatch(tab, { type: 'saved', sent, version: current.version, at });
  }

  /** The cache takes nothing older than it has. */
  read(number: number, saved: Saved) {
    const tab = this.tab(number);
    if (isNewer(saved.version, tab.saved.version)) tab.saved = saved;
  }

  resolve(number: number, how: 'mine' | 'both' | 'theirs') {
    const { saved } = this.tab(number);
    if (!this.draft || !hasConflict(this.state(number))) return;
    this.seen.add(saved.version);
    const mine = this.draft.text;
    if (how === 'theirs') this.giveUp(mine, saved.text);
    // Theirs is on the screen beside mine, so what I leave out of it is given up.
    if (how === 'mine') this.giveUp(saved.text, mine);
    if (how === 'theirs') this.dispatch(number, { type: 'discarded' });
    else {
      const text = how === 'mine' ? mine : saved.text + mine;
      this.dispatch(number, { type: 'resolved', text, at });
    }
  }

  savedElsewhere() {
    const { text, version } = this.server.now();
    this.server.save(text + this.token('t'), version, 'somebody else');
  }

  /** Every token that is alive is in the draft or in a version that was saved. */
  check() {
    const stored = [this.draft?.text ?? '', ...this.server.history.map(({ text }) => text)].join();
    for (const token of this.alive) expect(stored).toContain(token);
  }
}

const tokensIn = (text: string) => text.match(/[mt]\d+;/g) ?? [];
