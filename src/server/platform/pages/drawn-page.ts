import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyRequest } from 'fastify';
import type { ReaderLanguage } from '#contract/pages/first-paint.ts';
import type { Page } from '#contract/pages/page.ts';
import { mayOpen, rememberedSearch } from '#contract/pages/pages.ts';
import { parseSearch, stringifySearch } from '#contract/pages/search-params.ts';
import { rightsOf } from '#server/platform/auth/scope.ts';
import type { Site } from '#server/platform/settings.ts';
import type { BuiltClient } from './built-client.ts';
import type { ReadPageData } from './page-data.ts';

/** Puts the drawn page in the place of its skeleton, until React takes over (`early-use.ts`). */
const script = readFileSync(new URL('show-drawn-page.js', import.meta.url), 'utf8');

/** By which the content security policy knows this script, and no other. */
export const drawnScriptHash = `sha256-${createHash('sha256').update(script).digest('base64')}`;

type Drawing = { built: BuiltClient; opened: Page; language: ReaderLanguage; site: Site };

/**
 * The page with its rows, behind its skeleton; '' where there is nobody to draw it for, or it cannot
 * be drawn: then the skeleton stands until the client draws the page all the same.
 */
export async function drawnPage(
  request: FastifyRequest,
  read: ReadPageData | undefined,
  { built, opened, language, site }: Drawing,
): Promise<string> {
  if (!opened.isDrawn || !read?.isWhole || !isFor(request, opened)) return '';
  const [pathname = '/', ...search] = request.url.split('?');
  const asked = parseSearch(search.join('?'));
  const device = { user: request.session.user.uuid, cookies: request.cookies };
  if (isOverlaid(asked) || opened.dependsOnDevice?.(opened.search(asked), device)) return '';
  const address = pathname + stringifySearch({ ...rememberedSearch(opened, asked, device) });
  const settings = { 'application-name': site.name, environment: site.environment };
  try {
    const data = JSON.parse(read.json);
    const drawn = await built.drawPage(address, { settings, language, data });
    return `<template id="drawn">${drawn}</template><script>${script}</script>`;
  } catch (error) {
    request.log.error(error, 'the page could not be drawn with its data');
    return '';
  }
}

/** By a record in a dialog: its form shows what was typed on the device, and covers the rows. */
const isOverlaid = ({ edit, view }: Record<string, unknown>): boolean =>
  edit !== undefined || view !== undefined;

type LoggedIn = FastifyRequest & { session: NonNullable<FastifyRequest['session']> };

const isFor = (request: FastifyRequest, opened: Page): request is LoggedIn =>
  request.session !== null && mayOpen(rightsOf(request.session.user), opened);
