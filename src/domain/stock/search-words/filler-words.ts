import { sortWords } from './sort-phrases'
import type { Token } from './tokens'

/** Phrases without a filter meaning, although one of their words has one: a grey nomad is no colour. */
const fillerPhrases: readonly string[] = [
  ...['grey nomad', 'grey nomads', 'gray nomad', 'gray nomads', 'black friday', 'red hot', '2 up', 'two up'],
  ...['green', 'red'].flatMap((colour) =>
    ['ps', 'p s', 'p', 'p plates', 'p plate', 'p plater', 'p platers'].map((plates) => `${colour} ${plates}`),
  ),
]

/** Phrases for a car that needs little fuel, although no filter expresses consumption. */
const economyPhrases: readonly string[] = [
  ...['good on fuel', 'great on fuel', 'easy on fuel', 'cheap on fuel', 'light on fuel', 'low fuel consumption'],
  ...['fuel efficient', 'fuel economy', 'fuel saver', 'good fuel economy', 'cheap to run', 'economical', 'economic'],
]

export const isEconomy = (raw: string): boolean => economyPhrases.includes(raw.toLowerCase())

/** The words of lines. */
const wordsOf = (...lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split(' '))

/**
 * Words of size, character, use or driver that shoppers mean, although no filter expresses them: the page names what it
 * didn't use.
 */
const wishWords: ReadonlySet<string> = new Set(
  wordsOf(
    'first family small little compact medium midsize big large roomy spacious economical efficient safe reliable',
    'luxury prestige fast rapid quick charging charger couple couples light lightweight kids kid son daughter mum',
    'mums dad teenager student uni commuter commuting tradie tradies tradesman uber rideshare safest biggest',
    'smallest fastest quickest roomiest similar travel travelling camping weekend weekends holiday',
    'holidays trips trip school landscaping gardening farm farming deliveries',
    'courier plumber plumbing sparky electrician builder wife husband mother father daughters sons wifes husbands',
  ),
)

/**
 * Words of praise, of which no filter follows. The page names them only where nothing else was understood: then they are
 * all that the shopper asked for.
 */
const needWords: ReadonlySet<string> = new Set(
  wordsOf('runaround runabout work everyday quality clean tidy decent popular cleanest nicest'),
)

/** Words that say nothing of a vehicle. */
const emptyWords: readonly string[] = wordsOf(
  'a an the in at on of with and or for from to near around my me i im am we want need looking look find show',
  'please car cars vehicle vehicles auto autos some any that which is are has have under over below above less',
  'more than between price priced prices cost costing colour color coloured colored painted body type drive',
  'transmission gearbox gear gears speed fuel engine powered model models make year years km kms kilometres',
  'kilometers dollars dealer dealership located sale buy budget max maximum min minimum up least most only',
  'cheap cheaper cheapest affordable inexpensive expensive dearest priciest luxurious low lower lowest mileage',
  'odometer ks friendly good nice kilometre kilometer newest latest recent great best away driveaway anything',
  'everything something nothing all but do does you your had got can could get there just arrivals arrival',
  'arrived stock today now online works p plate plates plater platers daily economy deal deals bargain bargains',
  'value our this it very really super thanks hi hello wanted like bigger smaller edition spec mid size sized',
  'length long what whats how hows when much many who where why they them should would tell after chasing about',
  'approx by made built roughly sort sorted order ordered thing things options option available listing',
  'listings thats selling sell mate hey gday cheers pls plz thx interested suitable driving towing special',
  'specials offer offers discount discounted reduced clearance youve ive dont its theres weve wanna gonna gotta',
  'licence license shes hes his her their theyre were going goes go goin getting better version versions',
  'wondering help helps take taking drives ride riding bit fairly been being be will one ones come comes possible preferably prefer preferred ideally if',
  'way back enough during week weekdays monday tuesday wednesday thursday friday saturday sunday fit fits fitting eats',
  'sporty legal business quirky looks bucks buck run runs series missus hubby partner retiring retired retirement meat me',
)

/** Words without a filter meaning, removed from the text when other words are filters. */
export const fillerWords: ReadonlySet<string> = new Set([
  ...emptyWords,
  ...wishWords,
  ...needWords,
  ...fillerPhrases,
  ...economyPhrases,
])

/**
 * Lists the wishes among words that became no filter, as written; “cheapest first” is an order, and “plater” after
 * a P. Without any filter, needs are among them.
 */
export const listWishes = ({
  rest: unread,
  understood,
  ranges,
}: {
  readonly rest: readonly string[]
  readonly understood: number
  readonly ranges: Readonly<Record<string, unknown>>
}): readonly string[] => {
  const isUnderstood = understood > 0 || Object.keys(ranges).length > 0
  return unread.flatMap((raw, index) => {
    const before = unread[index - 1] ?? ''
    const key = raw.toLowerCase()
    if (/^plat(?:e|er)s?$/i.test(raw) && /^p$/i.test(before)) return `${before} ${raw}`
    const isWish = (wishWords.has(key) || isEconomy(raw)) && (key !== 'first' || !sortWords.has(before.toLowerCase()))
    return isWish || (!isUnderstood && needWords.has(key)) ? raw : []
  })
}

const fillerPhraseWords = [...fillerPhrases, ...economyPhrases]
  .map((phrase) => phrase.split(' '))
  .sort((a, b) => b.length - a.length)

/** Returns the number of tokens of the phrase without a meaning at a position; 0 for none. */
export const countFillerPhrase = (tokens: readonly Token[], from: number): number =>
  fillerPhraseWords.find((words) => words.every((word, index) => tokens[from + index]?.key === word))?.length ?? 0
