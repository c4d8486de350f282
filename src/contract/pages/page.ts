import type { Endpoint } from '#contract/endpoint.ts';
import type { Permission } from '#contract/permissions.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import type { Opening } from './openings.ts';
import { type Params, type SearchOf, type SearchSchema, searchSchema } from './search-params.ts';
import type { Section } from './sections.ts';

/** A page that a person can open, described once for the browser and the server. */
export type Page = {
  path: string;
  /** The document's title before the suffix, and the `h1` (product.md, "Titles and headings"). */
  title: DisplayText;
  /** One line under the heading that says what the page is for. */
  purpose: DisplayText;
  /** `guest` pages send a logged-in person on; `auth` pages send a guest to the login. */
  guard: 'public' | 'guest' | 'auth';
  /** Somebody without it is shown who can help instead of the page. */
  allow?: Permission;
  /** The call that it is about, where that is not the first it opens with. */
  about?: Endpoint;
  /** The section of the navigation it belongs to. */
  section?: Section;
  /** Reached from elsewhere, so not listed in the sub-navigation. */
  hidden?: true;
  /** On the way to somewhere else: a card without the shell, and no place to go to by itself. */
  isOnTheWay?: true;
  /** The server draws it with its data: nothing of it depends on what only the device knows. */
  isDrawn?: true;
  /** Whether this time something of it does after all, so that it would move once that is read. */
  dependsOnDevice?(search: object, device: Device): boolean;
  /** Parses its search params. */
  search: SearchSchema;
  /** Its search, completed by what this person chose last on this device. */
  remembered?(search: object, device: Device): object;
  /** The calls it opens with, the one it is about first; without those that the user may not make. */
  opens?(at: { params: Record<string, string>; search: object }): readonly Opening[];
};

/** What the server knows of a device when it is asked for a page. */
export type Device = { user: string; cookies: Partial<Record<string, string>> };

type ParamsOf<Path extends string> = Path extends `${string}$${infer Name}/${infer Rest}`
  ? Record<Name, string> & ParamsOf<Rest>
  : Path extends `${string}$${infer Name}`
    ? Record<Name, string>
    : Record<never, string>;

type Facts = Omit<Page, 'path' | 'search' | 'opens' | 'remembered' | 'dependsOnDevice'>;

type Definition<Path extends string, P extends Params, Search> = {
  path: Path;
  search: Search;
  dependsOnDevice?(search: SearchOf<P>, device: Device): boolean;
  remembered?(search: SearchOf<P>, device: Device): SearchOf<P>;
  opens?(at: { params: ParamsOf<Path>; search: SearchOf<P> }): readonly Opening[];
};

/** `search` has the parser of each search param. */
export const definePage = <const F extends Facts, const Path extends string, P extends Params>(
  page: F & Definition<Path, P, P>,
): Pick<F, keyof F & keyof Facts> & Definition<Path, P, SearchSchema<SearchOf<P>>> => ({
  ...page,
  search: searchSchema<P>(page.search),
});
