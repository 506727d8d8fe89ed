import * as z from 'zod/mini'
import { isSafeHref } from '@/src/domain/content/href'
import { isHex } from '@/src/domain/theme/colour'
import { isClockTime } from '@/src/domain/time/clock-times'
import { isDay } from '@/src/domain/time/days'
import { isTimeZone } from '@/src/domain/time/zones'
import { isAbn } from './abn'
import { domainProblem } from './host'
import { isTenantSlug } from './slug'

/** A line of text that is not empty. */
export const line = (maxChars = 200) => z.string().check(z.trim(), z.minLength(1), z.maxLength(maxChars))

export const slug = z
  .string()
  .check(z.refine(isTenantSlug, 'Expected 3 to 40 lowercase letters, digits and hyphens, and not a reserved name.'))

export const kebab = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Expected lowercase letters, digits and hyphens.'))

export const hexColour = z.string().check(z.refine(isHex, 'Expected a colour such as #1F5F4B.'))

export const abn = z.string().check(z.refine(isAbn, 'This ABN isn’t valid. Check its 11 digits.'))

/** A link a visitor may follow: a path of the site or a secure address; never `javascript:` or `//host`. */
export const href = z
  .string()
  .check(z.maxLength(500), z.refine(isSafeHref, 'Enter a path such as /images/… or a full https address.'))

/** Address of an image: a path of the site or a secure address. */
export const imageAddress = z
  .string()
  .check(
    z.maxLength(500),
    z.regex(/^(\/(?![/\\])|https:\/\/)/, 'Enter a path such as /images/… or a full https address.'),
  )

const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/]/.test(text) && URL.canParse(text)

export const httpsUrl = z
  .string()
  .check(z.maxLength(500), z.refine(isWebAddress, 'Expected a web address, such as https://www.example.com.au.'))

/** Address of a site: scheme and host without a path; a trailing slash is allowed. */
export const siteUrl = z.string().check(
  z.maxLength(300),
  z.refine(
    (text) => isWebAddress(text) && new URL(text).origin === text.replace(/\/$/, '').toLowerCase(),
    'Expected an address such as https://www.example.com.au, with nothing after the host.',
  ),
)

export const domain = z.string().check(z.refine((host) => domainProblem(host) === null, 'Expected a host name.'))

/** Name of an uploaded file in the folder's `media/`, described in `media.json`. */
export const uploadName = z
  .string()
  .check(
    z.maxLength(120),
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*\.[a-z0-9]{3,4}$/, 'Expected the name of a file in media.json.'),
  )

/** Formatted text: markup (`src/domain/content/markup.ts`), or the panel editor's JSON if markup cannot express it. */
export const richText = z.union([line(20_000), z.record(z.string(), z.unknown())])

/** Data for search engines and shared links. */
export const seoFields = {
  title: z.exactOptional(line(70)),
  description: z.exactOptional(line(200)),
  image: z.exactOptional(uploadName),
  noindex: z.exactOptional(z.boolean()),
}

/** A phone number that can be dialled in Australia: +61, 0x, 13, 1300 and 1800 numbers, any spacing (TEN-08). */
export const phone = z
  .string()
  .check(
    z.refine(
      (text) => /^(\+61[2-478]\d{8}|0[2-478]\d{8}|13\d{4}|1[38]00\d{6})$/.test(text.replace(/[\s()-]/g, '')),
      'Expected an Australian phone number.',
    ),
  )

export const localTime = z.string().check(z.refine(isClockTime, 'Expected a time such as 08:30.'))

export const date = z.string().check(z.refine(isDay, 'Expected a day such as 2026-12-25.'))

export const timezone = z
  .string()
  .check(z.refine((text) => text.includes('/') && isTimeZone(text), 'Expected a time zone such as Australia/Brisbane.'))
