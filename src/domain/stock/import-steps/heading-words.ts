import type { FeedField } from '../feed/fields'

/**
 * Words of headings in exports of Australian dealer systems, for headings that no built-in mapping lists (STF-05). The
 * first that matches wins, so the more special one comes first. Texts are lower case; `$` and `#` stay, and other
 * punctuation is a space.
 */
export const headingWords: readonly (readonly [RegExp, FeedField])[] = [
  [/\bvin\b|chassis (?:no|num|#)/u, 'vin'],
  [/\b(?:rego|registration|reg)\b.*\b(?:exp|expiry|expires|due|date|until)/u, 'rego_expiry'],
  [/\brego\b|\breg(?:istration)? ?(?:no|num|number|#|plate)?$|\bplates?\b/u, 'rego'],
  [/\b(?:stk|stock|unit|vehicle)\b ?(?:#|no|num|number|id|ref|code)|^(?:stk|stock)$/u, 'stocknum'],
  [/\b(?:compliance|comp)\b.*(?:date|dt|plate|mth|month)/u, 'compliance_date'],
  [/\b(?:build|built|manufactured?)\b.*(?:date|dt|mth|month)|\bbuilt$/u, 'build_date'],
  [/\b(?:year|yr|my)\b/u, 'year'],
  [/^(?:vehicle )?(?:make|manufacturer|marque|brand)\b/u, 'make'],
  [/^(?:vehicle )?(?:model(?: name| desc| description| family| range)?|mdl)$/u, 'model'],
  [/\b(?:badge|variant|grade|trim level)\b/u, 'badge'],
  [/\bseries\b/u, 'series'],
  [/\b(?:was|before|old|previous|original)\b.*(?:price|\$)/u, 'before_price_cents'],
  [/\b(?:special|offer|promo|promotional|sale|now)\b.*(?:price|\$)/u, 'offer_price_cents'],
  [/drive ?away|\bdap\b|\bd a\b.*(?:price|\$)|\bon ?road price/u, 'dap_price_cents'],
  [/\begc\b|excl.*(?:gov|charges|on ?road)|before on ?roads?/u, 'egc_price_cents'],
  [
    /\b(?:asking|advertised|retail|web|list|listing|sell|selling) ?(?:price|\$)|^(?:price|asking)\b|^\$/u,
    'price_cents',
  ],
  [/\bodo(?:meter)?\b|\bk ?ms?\b|kilomet(?:re|er)s?|mileage/u, 'km'],
  [/\b(?:interior|int|trim|upholstery)\b.*(?:colou?r|paint)?$/u, 'interior_colour'],
  [/colou?r|\bpaint\b|\bcol\b/u, 'colour'],
  [/\bbody\b/u, 'simple_body'],
  [/\bfuel\b(?!.*(?:consumption|economy|tank|capacity))/u, 'simple_fuel'],
  [/\btrans(?:mission)?\b|gear ?box/u, 'simple_transmission'],
  [/\bdrive ?(?:train|type|line)?$|\bdrv\b|\bdriven\b|\bwheels? drive/u, 'drive'],
  [/\bdoors?\b|\bdrs\b/u, 'doors'],
  [/\bseats?\b|seating/u, 'seats'],
  [/\bgears\b/u, 'gearnum'],
  [/\bcyl(?:s|inders?)?\b/u, 'variant.cylinders'],
  [/\beng(?:ine)?\b(?!.*(?:no|num|number|#))|\b(?:litres|capacity cc|cc)\b/u, 'engine_size'],
  [
    /\b(?:new used|used new|n u|condition)\b|\b(?:car|vehicle|stock|unit) (?:type|class|category)\b|^type$/u,
    'car_type',
  ],
  [/\b(?:class|category|segment|kind|dept|department|division)\b|\bvehicle type\b|^type$/u, 'item_type'],
  [/\b(?:status|availability|avail)\b/u, 'status'],
  [/\b(?:pics?|photos?|images?|pictures?)\b(?!.*(?:count|no|number|#))/u, 'images'],
  [/\b(?:comments?|ad ?(?:text|copy)|advert(?:isement)?|description|desc|blurb)\b/u, 'dealercomments'],
  [/\b(?:features|options|extras|accessories)\b/u, 'features'],
  [/\b(?:location|yard|branch|site)\b/u, 'location_slug'],
  [/\b(?:suburb|city|town)\b/u, 'city'],
  [/^state$/u, 'state'],
  [/\bnvic\b/u, 'nvic'],
  [/\bvideo\b/u, 'external_video_url'],
  [/\btow(?:ing)?\b/u, 'variant.towingcapacitybraked'],
  [/\bancap\b/u, 'variant.ancaprating'],
  [/\bfuel\b.*(?:consumption|economy)/u, 'variant.fuelconsumptioncombined'],
]

/** `Stk#` → `stk #`, `Drive Away $` → `drive away $`, `RegoNo` → `rego no`. */
export const toHeadingText = (heading: string): string =>
  heading
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll(/([$#])/gu, ' $1 ')
    .replaceAll(/[^\p{L}\p{N}$#]+/gu, ' ')
    .trim()

/** Returns the fields that a heading can name, the most likely first; empty if none of the words match. */
export const findFieldsByHeading = (heading: string): readonly FeedField[] => {
  const text = toHeadingText(heading)
  return text === '' ? [] : headingWords.filter(([words]) => words.test(text)).map(([, field]) => field)
}
