import escapeHtml from 'escape-html';
import { type Property, shownPrice } from '#contract/property/property.ts';
import {
  addressOf,
  areaLabel,
  bathroomsLabel,
  bedroomsLabel,
  priceLabel,
} from '#contract/property/property-labels.ts';
import { formatNaira } from '#contract/rules/naira.ts';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { PropertySearchUrl } from '#contract/search/property-search-url.ts';
import { brand } from '#contract/site/brand.ts';
import { propertyHref } from '#contract/site/property-href.ts';
import type { AlertNews, AlertRow } from '#server/core/database/accounts-schema.ts';
import type { Services } from '#server/core/services.ts';
import {
  type Block,
  bodyOf,
  type EmailBody,
  greeting,
  paragraph,
} from '#server/mail/email-content.ts';
import { findProperty, findPublished } from '#server/modules/properties/properties-service.ts';
import { unsubscribeToken } from './alerts-service.ts';
import { findAlert } from './alerts-store.ts';

/** The homes of the longest email. */
const MAX_HOMES = 10;

interface AlertEmailServices extends Pick<Services, 'db' | 'secret'> {
  siteUrl: string;
}

export interface AlertEmail extends EmailBody {
  /** The URL of RFC 8058, which mail clients call. */
  unsubscribeUrl: string;
}

/** The search of an alert, as the listings read it. */
export function searchOfAlert({ query }: Pick<AlertRow, 'query'>): PropertySearch {
  const parameters = new URLSearchParams(query ?? '');
  const entries = Object.keys(PropertySearchUrl.shape).map((name) => {
    const values = parameters.getAll(name);
    return [name, values.length > 1 ? values : values[0]];
  });
  return PropertySearchUrl.parse(Object.fromEntries(entries));
}

/**
 * Writes the email of an alert from what is listed now; null if nothing is new any more, or the alert
 * was turned off or deleted.
 */
export async function alertEmail(
  { db, secret, siteUrl }: AlertEmailServices,
  fullName: string,
  news: AlertNews,
): Promise<AlertEmail | null> {
  const alert = await findAlert(db, news.alertId);
  if (!alert?.isOn) return null;
  const content = news.published
    ? await searchContent(db, siteUrl, alert, news.published)
    : await priceContent(db, siteUrl, alert, news.priceBefore ?? null);
  if (!content) return null;
  const token = unsubscribeToken(await secret(), alert.id);
  const stop = {
    label: 'Stop these emails',
    url: `${siteUrl}/authentication/stop-alert#${token}`,
  };
  const blocks = [
    greeting(fullName),
    ...content.blocks,
    link(stop, `You get this email because you asked ${brand.name} for it. `),
  ];
  return {
    ...bodyOf(content.subject, blocks),
    unsubscribeUrl: `${siteUrl}/api/alerts/unsubscribe?token=${encodeURIComponent(token)}`,
  };
}

interface AlertContent {
  subject: string;
  blocks: Block[];
}

async function searchContent(
  db: Services['db'],
  siteUrl: string,
  alert: AlertRow,
  { after, until }: NonNullable<AlertNews['published']>,
): Promise<AlertContent | null> {
  const period = { after: new Date(after), until: new Date(until) };
  const { total, properties } = await findPublished(db, searchOfAlert(alert), period, MAX_HOMES);
  if (total === 0) return null;
  const name = unlinked(alert.name);
  const homes = total === 1 ? '1 new home' : `${total} new homes`;
  const others = total - properties.length;
  const all = {
    label: others > 0 ? `See these and ${others} more` : 'See all homes in this search',
    url: `${siteUrl}/property-listings${alert.query ? `?${alert.query}` : ''}`,
  };
  return {
    subject: `${homes}: ${name}`,
    blocks: [
      paragraph(`${homes} ${total === 1 ? 'matches' : 'match'} your saved search “${name}”.`),
      ...properties.map((property) => homeBlock(siteUrl, property)),
      link(all),
    ],
  };
}

async function priceContent(
  db: Services['db'],
  siteUrl: string,
  { propertyId }: AlertRow,
  before: number | null,
): Promise<AlertContent | null> {
  const home = propertyId === null ? null : await findProperty(db, propertyId);
  const now = home && shownPrice(home);
  if (!home || now === null || now === before) return null;
  const title = unlinked(home.title);
  const difference = before === null ? 0 : Math.abs(now - before);
  const change =
    before === null
      ? `You asked us to email you if this price changes. There was no price before; it is now ${formatNaira(now)}.`
      : `You asked us to email you if this price changes. It was ${formatNaira(before)} and is now ${formatNaira(now)}, ${formatNaira(difference)} ${now < before ? 'less' : 'more'}.`;
  const isReduced = before !== null && now < before;
  return {
    subject: `${isReduced ? 'Price reduced' : 'New price'}: ${title}`,
    blocks: [paragraph(change), homeBlock(siteUrl, home)],
  };
}

function homeBlock(siteUrl: string, property: Property): Block {
  const title = unlinked(property.title);
  const facts = [bedroomsLabel(property), bathroomsLabel(property), areaLabel(property)];
  const lines = [
    priceLabel(property),
    [addressOf(property), ...facts].filter(Boolean).join(' · '),
  ].filter(Boolean);
  const url = `${siteUrl}${propertyHref(property)}`;
  const details = lines.map((line) => `<br>${escapeHtml(unlinked(line))}`).join('');
  return {
    text: [title, ...lines, url].join('\n'),
    html: `<p style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #E7E3DA"><a href="${escapeHtml(url)}" style="color:#0F5132;font-weight:600">${escapeHtml(title)}</a>${details}</p>`,
  };
}

function link({ label, url }: { label: string; url: string }, before = ''): Block {
  return {
    text: `${before}${label}: ${url}`,
    html: `<p style="margin:0 0 16px">${escapeHtml(before)}<a href="${escapeHtml(url)}" style="color:#0F5132">${escapeHtml(label)}</a></p>`,
  };
}

/** Without line ends, and with a space after each dot, so that no mail client turns it into a link. */
function unlinked(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/\.(?=[^\s\d])/g, '. ');
}
