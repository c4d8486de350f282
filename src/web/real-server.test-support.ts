import { vi } from 'vitest';
import { currentUser } from '#contract/accounts/accounts.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { setupBrowser, setXsrfToken, storeLoggedInUser } from './app.test-support.tsx';

type Asked = { call: string; body: unknown; headers: Headers };
/** `lost`: the server does what was asked, and its answer never comes, or only that of the first call. */
type ForcedFailure = 'offline' | 'lost' | 'lost once' | { status: number; body?: object };

/** Called once in a test file: a fresh browser for each test, and one real server for all of them. */
export function setupRealServer(environment: Record<string, string> = {}): Promise<World> {
  setupBrowser();
  return newWorld(environment);
}

/**
 * The browser of one person, connected to the real server of a world: what the application fetches
 * goes through HTTP, sessions and PostgreSQL. Only what happens on the way can be made up.
 */
export async function connectBrowser(world: World, person: Person) {
  const asked: Asked[] = [];
  const state = {
    mishaps: new Map<string, ForcedFailure>(),
    gates: new Map<string, Promise<void>>(),
  };
  setXsrfToken('the real one is added on the way');

  const serve = async (address: string, init: RequestInit = {}) => {
    const { pathname, search } = new URL(address, 'http://stepwise.test');
    const method = methodOf(init);
    const call = `${method} ${pathname}`;
    const { payload, type } = await sentIn(init);
    const given = payload && type === json ? JSON.parse(payload) : payload;
    asked.push({ call, body: given, headers: new Headers(init.headers) });
    await state.gates.get(call);
    const mishap = state.mishaps.get(call);
    if (mishap === 'offline') throw new TypeError('Failed to fetch');
    if (mishap === 'lost once') state.mishaps.delete(call);
    if (typeof mishap === 'object') {
      const headers = { 'content-type': json };
      return new Response(JSON.stringify(mishap.body ?? {}), { status: mishap.status, headers });
    }
    const { statusCode, body } = await world.raw(person, {
      method,
      url: pathname + search,
      type,
      ...(payload && { payload }),
      headers: { accept: 'application/json', ...headersPassedOn(init) },
    });
    if (mishap) throw new TypeError('Failed to fetch');
    return new Response(statusCode === 204 ? null : body, { status: statusCode });
  };
  vi.stubGlobal('fetch', serve);

  const { reply } = await world.as(person)(currentUser, {});
  storeLoggedInUser(reply);
  return {
    asked,
    /** What was asked since, call by call. */
    callsOf: (call: string) => asked.filter((one) => one.call === call),
    /** From now on the call fails as given; without a failure it works again. */
    breaks(call: string, mishap?: ForcedFailure) {
      if (mishap) state.mishaps.set(call, mishap);
      else state.mishaps.delete(call);
    },
    /** Holds the call back until the function that comes back is called. */
    holds(call: string): () => void {
      let open = () => {};
      state.gates.set(call, new Promise((resolve) => (open = resolve)));
      return () => {
        state.gates.delete(call);
        open();
      };
    },
  };
}

const json = 'application/json';

const passedOn = ['if-match', 'idempotency-key'];

const headersPassedOn = ({ headers }: RequestInit): Record<string, string> =>
  Object.fromEntries([...new Headers(headers)].filter(([name]) => passedOn.includes(name)));

/** A file goes as it is; everything else is JSON. */
async function sentIn({ body }: RequestInit) {
  if (body instanceof Blob) return { payload: await textOf(body), type: body.type };
  return { payload: body ? String(body) : undefined, type: json };
}

/** The browser of the tests has no `Blob.text()`. */
function textOf(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });
}

function methodOf({ method }: RequestInit): 'GET' | 'POST' | 'PUT' {
  return method === 'POST' || method === 'PUT' ? method : 'GET';
}
