import type { CarType } from '@/src/domain/stock/vehicle/vehicle'
import type { Random } from '@/src/domain/random'
import { fillTemplate, type CommentFacts } from './comments'

/** Comments of vehicles that are coming soon: none of them can be seen, driven or collected yet. */

const openings: Readonly<Record<CarType, readonly [string, string, string]>> = {
  new: [
    'On its way to us: a {year} {make} {model} {badge} in {colour}.',
    'Our next {model} {badge} is due soon, in {colour}.',
    'This {year} {make} {model} {badge} is built and on its way, and it has no owner yet.',
  ],
  demo: [
    'This {year} {make} {model} {badge} is still one of our demonstrators, and will be for sale soon.',
    'Soon for sale from our demonstrators: a {model} {badge} in {colour}.',
    'One of our own demonstrators, a {year} {model} {badge}, is about to finish its work with us.',
  ],
  used: [
    'Coming soon: a {year} {make} {model} {badge} that our workshop is getting ready.',
    'This {year} {model} in {colour} has just been bought in, and goes through our workshop next.',
    'A {year} {make} {model} {badge} that goes on sale once our workshop has finished with it.',
  ],
}

const closings = [
  'Tell us if you are interested, and we will ring you when it is ready to see.',
  'Ask us for the date, and be the first to see it.',
  'Send an enquiry now and we will call you before it goes on display.',
] as const

/** Creates the comments of a vehicle that is coming soon. */
export const createComingSoonComments = (random: Random, car_type: CarType, facts: CommentFacts): string =>
  fillTemplate(`${random.pick(openings[car_type])} ${random.pick(closings)}`, facts)
