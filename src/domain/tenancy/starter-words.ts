import { defaultBodyOf } from '@/src/domain/images/body-images'
import { dealerNounOf } from '@/src/domain/stock/vehicle/nouns'
import { replaceTestDrive } from '@/src/domain/stock/vehicle/test-drive-name'
import type { Switches } from '@/src/domain/switches'
import { capitalize } from '@/src/domain/text/format-text'

type StarterWords = Readonly<Record<string, string>>

const newWarranty = ([vehicle, vehicles]: readonly [string, string]): StarterWords => ({
  warranty_title: `The warranty on new ${vehicles}`,
  warranty_text: `A new ${vehicle} comes with its manufacturer’s warranty. How long it runs and what it leaves out is in the book that comes with the ${vehicle}; we will go through it with you when you collect it.`,
  used_warranty: `Used ${vehicles} are covered as their own page says. `,
})

const demoWarranty = ([vehicle, vehicles]: readonly [string, string]): StarterWords => ({
  warranty_title: `The warranty on our ${vehicles}`,
  warranty_text: `A demonstrator comes with the rest of its manufacturer’s warranty. How long it runs and what it leaves out is in the book that comes with the ${vehicle}; we will go through it with you when you collect it.`,
  used_warranty: `Used ${vehicles} are covered as their own page says. `,
})

const usedWarranty = ([vehicle, vehicles]: readonly [string, string]): StarterWords => ({
  warranty_title: `The warranty on used ${vehicles}`,
  warranty_text: `A used ${vehicle} may still have some of its manufacturer’s warranty, or come with a statutory warranty. That depends on its age, its kilometres and the state it is sold in. The page of each ${vehicle} says what comes with it; we will go through it with you before you buy.`,
  used_warranty: '',
})

/** Returns the words on warranties for the newest condition that the dealer sells (`search.categories`). */
const warrantyWords = ({ categories }: Switches['search'], noun: readonly [string, string]): StarterWords => {
  if (categories.length === 0 || categories.includes('new')) return newWarranty(noun)
  return categories.includes('demo') ? demoWarranty(noun) : usedWarranty(noun)
}

/** A vehicle that is towed has no odometer, and its services have other limits and other items that wear. */
const towedWords: StarterWords = {
  trade_in_details: 'Its rego and its length.',
  age_and_use: 'age',
  service_limit: 'a number of years',
  service_basis: 'model and age',
  wear_items: 'tyres, brakes and wheel bearings',
}

const drivenWords: StarterWords = {
  trade_in_details: 'Its rego and kilometres.',
  age_and_use: 'age and kilometres',
  service_limit: 'a number of years or kilometres',
  service_basis: 'model, age and kilometres',
  wear_items: 'tyres, brakes and wiper blades',
}

/** Returns the words on a vehicle's use, and on the details that the form of a trade-in asks for (LEAD-04, TRD-03). */
const usageWords = ({ display, vehicle }: Switches): StarterWords => {
  const { item_types: types } = display
  if (types.every((type) => type === 'caravan')) return towedWords
  return {
    ...drivenWords,
    // Only a valuation in steps asks about the condition.
    ...(vehicle.trade_in && { trade_in_details: 'Its rego, kilometres and condition.' }),
    ...(types.every((type) => type === 'motorcycle') && { wear_items: 'tyres, brake pads and chains' }),
  }
}

/** Returns the values of the placeholders in the starter set (TEN-09), in the words of what the dealer sells. */
export const buildStarterWords = (name: string, switches: Switches): StarterWords => {
  const noun = dealerNounOf({ switches })
  const [vehicle, vehicles] = noun
  return {
    name,
    stock: switches.search.base_path,
    vehicle,
    vehicles,
    a_test_drive: switches.vehicle.test_drive
      ? replaceTestDrive('a test drive', switches.display.item_types)
      : 'a visit',
    or_trade_in: switches.trade_in.offered ? `, or have your own ${vehicle} valued towards the next` : '',
    test_drive_page: switches.vehicle.test_drive ? '/book-test-drive' : '/contact-us',
    body: defaultBodyOf(switches.display.item_types[0]),
    Vehicle: capitalize(vehicle),
    Vehicles: capitalize(vehicles),
    ...usageWords(switches),
    ...warrantyWords(switches.search, noun),
  }
}
