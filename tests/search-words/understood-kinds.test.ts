import { describe, expect, it } from 'vitest'
import { openDemoSearch, type DemoSearch } from './demo-search'

/** Kinds of misunderstandings of shoppers who tried the demo sites, each with siblings of the phrase that showed it. */

const opened = new Map<string, DemoSearch>()
const demoOf = (slug: string): DemoSearch => {
  const demo = opened.get(slug) ?? openDemoSearch(slug)
  opened.set(slug, demo)
  return demo
}

const [BANKSIA, YARRA, EDGE] = ['banksia-motor-group', 'yarra-value-cars', 'edge'] as const
const [TRUCKS, BIKES, VANS] = ['ironbark-trucks', 'southern-cross-motorcycles', 'wattle-caravans'] as const
const [ELECTRIC, LUXURY] = ['voltara', 'harbour-and-vale'] as const

describe('[SHP-02] a search with zero results always shows vehicles and what to leave out', () => {
  it.each([
    [TRUCKS, 'hino 300 tray car licence', ['“Tray”', '“GVM up to 4,500 kg”']],
    [EDGE, 'ford ranger wildtrak 3.2', ['“Ford Ranger”', '“wildtrak 3.2”']],
    [EDGE, 'vw golf gti manual', ['“Volkswagen Golf”', '“gti”', '“Manual”']],
    [EDGE, 'nissan navara st-x diesel', undefined],
    [YARRA, 'bmw x5 m sport under 9000', undefined],
    [YARRA, 'falcon xr6 turbo manual', undefined],
    [TRUCKS, 'mack granite tipper under 20k', undefined],
    [BIKES, 'ktm 450 exc learner under 3000', undefined],
    [VANS, 'kedron top ender sleeps 8 under 10k', undefined],
    [ELECTRIC, 'rivian r1t manual', undefined],
    [LUXURY, 'toyota hilux dual cab under 30k', undefined],
  ] as const)('%s: “%s”', async (slug, words, leftOut) => {
    const { search, findNearest } = demoOf(slug)
    const { hits, state } = await search(words)
    const nearest = hits.length > 0 ? undefined : await findNearest(state)
    if (leftOut) {
      expect(hits).toEqual([])
      expect(nearest?.leftOut?.map((text) => text.replaceAll('\u00A0', ' '))).toEqual(leftOut)
    }
    expect(hits.length + (nearest?.vehicles.length ?? 0)).toBeGreaterThan(0)
    if (nearest) expect(nearest.choices[0]?.count).toBeGreaterThan(0)
  })

  it.each([
    [EDGE, 'corola auto under $10,000', 'Corolla', 'More than $10,000 too'],
    [YARRA, 'corola auto under $10,000', 'Corolla', 'More than $10,000 too'],
    [YARRA, 'landcruser ute under 50k', 'LandCruiser', undefined],
    [BANKSIA, 'landcruser ute', 'LandCruiser', 'SUV instead'],
    [YARRA, 'cheap amarock under 5k', 'Amarok', 'More than $5,000 too'],
    [EDGE, 'octavai wagon under 5000', 'Octavia', undefined],
  ] as const)('%s: “%s” stays the model that it misspells', async (slug, words, name, choice) => {
    const { search, findNearest } = demoOf(slug)
    const { hits, state } = await search(words)
    expect(hits).toEqual([])
    const nearest = await findNearest(state)
    if (choice) expect(nearest?.choices[0]?.label).toBe(choice)
    expect(nearest?.vehicles.length).toBeGreaterThan(0)
    for (const one of nearest?.vehicles ?? []) expect(one.model).toContain(name)
  })
})

describe('[SRCH-19] a body that the dealer does not have finds nothing instead of everything', () => {
  it.each([
    [TRUCKS, 'fridge truck', 'Refrigerated'],
    [TRUCKS, 'refrigerated', 'Refrigerated'],
    [TRUCKS, 'freezer truck under 90k', 'Refrigerated'],
    [TRUCKS, 'fridge', 'Refrigerated'],
    [TRUCKS, 'crew cab', 'Crew Cab'],
    [TRUCKS, 'hino crew cab', 'Crew Cab'],
    [TRUCKS, 'agi', 'Agitator'],
    [TRUCKS, 'concrete agitator', 'Agitator'],
    [TRUCKS, 'crane truck', 'Crane'],
    [TRUCKS, '10 pallet curtainsider', 'Curtainsider'],
    [BIKES, 'dirt bike', 'Off Road'],
    [BIKES, 'motocross', 'Off Road'],
    [BIKES, 'kids bike for 8 year old', 'Kids Bike'],
    [BIKES, 'bike for 12 year old', 'Kids Bike'],
    [BIKES, 'peewee 50', 'Kids Bike'],
    [BIKES, 'scooter', 'Scooter'],
    [ELECTRIC, 'electric ute', 'Ute'],
    [ELECTRIC, 'byd ute', 'Ute'],
    [ELECTRIC, 'ev wagon', 'Wagon'],
    [VANS, 'motorhome', 'Motorhome'],
  ] as const)('%s: “%s”', async (slug, words, body) => {
    const { search, findNearest } = demoOf(slug)
    const { hits, state } = await search(words)
    expect(state.lists.body).toEqual([body])
    expect(hits).toEqual([])
    expect((await findNearest(state))?.vehicles.length).toBeGreaterThan(0)
  })
})

describe('[SRCH-19] exclusions', () => {
  it.each([
    [BANKSIA, 'mazda not cx-3', { lists: { make: ['Mazda'], make_model: [] } }, []],
    [BANKSIA, 'mazda not cx3', { lists: { make: ['Mazda'], make_model: [] } }, []],
    [BANKSIA, 'toyota but not a c-hr', { lists: { make: ['Toyota'], make_model: [] } }, []],
    [BANKSIA, 'hyundai except i20', { lists: { make: ['Hyundai'], make_model: [] } }, []],
    [BANKSIA, 'suv but no lexus', { lists: { body: ['SUV'] } }, []],
    [BANKSIA, 'diesel no SUVs', { lists: { fuel: ['Diesel'] }, without: { body: ['SUV'] } }, []],
    [BANKSIA, 'toyota other than hilux', { without: { make_model: ['Toyota:HiLux'] } }, []],
    [BANKSIA, 'suv without sunroof', { without: { filtered_features: ['Sunroof'] } }, []],
    [BANKSIA, 'anything but a cvt', {}, ['but a cvt']],
  ] as const)('%s: “%s”', async (slug, words, state, leftOut) => {
    const outcome = await demoOf(slug).search(words)
    expect(outcome.state).toMatchObject(state)
    expect(outcome.state.query).toBe('')
    expect(outcome.leftOut).toEqual(leftOut)
    expect(outcome.hits.length).toBeGreaterThan(0)
  })
})

describe('[SHP-04] “near” a place without a location of the dealer finds the nearest', () => {
  it.each([
    [BANKSIA, 'suv near wagga', 'Wagga Wagga NSW'],
    [TRUCKS, 'tipper near dubbo', 'Dubbo NSW'],
    [VANS, 'van near wagga wagga', 'Wagga Wagga NSW'],
    [ELECTRIC, 'suv near dubbo', 'Dubbo NSW'],
    [YARRA, 'hatch near shepp', 'Shepparton VIC'],
    [YARRA, 'ute close to mildura', 'Mildura VIC'],
    [BANKSIA, 'ute near rocky', 'Rockhampton QLD'],
    [VANS, 'pop top near postcode 2830', '2830'],
  ] as const)('%s: “%s”', async (slug, words, place) => {
    const { state, hits, leftOut } = await demoOf(slug).search(words)
    expect(state).toMatchObject({ near: { place }, sortBy: 'nearest', query: '' })
    expect(leftOut).toEqual([])
    expect(hits.length).toBeGreaterThan(0)
  })

  it('names a place that is not known', async () => {
    const { state, leftOut } = await demoOf(YARRA).search('hatch near gunnedoowop')
    expect(state).toMatchObject({ query: '', lists: { body: ['Hatchback'] } })
    expect(leftOut).toEqual(['near gunnedoowop'])
  })
})

describe('[SHP-10] people, trucks, first cars and money', () => {
  it.each([
    [VANS, 'family of 5', { ranges: { berths: { min: 5 } } }, []],
    [VANS, 'for 2 adults 3 kids', { ranges: { berths: { min: 5 } } }, []],
    [VANS, 'two adults and two children', { ranges: { berths: { min: 4 } } }, []],
    [VANS, 'family with 2 kids', { ranges: { berths: { min: 4 } } }, []],
    [VANS, 'couples van', { ranges: { berths: { max: 2 } } }, []],
    [YARRA, 'car for a family of seven', { ranges: { seats: { min: 7 } } }, []],
    [YARRA, 'suv for 2 adults and 5 kids', { ranges: { seats: { min: 7 } } }, []],
    [TRUCKS, 'isuzu under 80k + gst', { ranges: { price: { max: 88_000 } } }, []],
    [TRUCKS, 'tipper under 100k ex gst', { ranges: { price: { max: 110_000 } } }, []],
    [TRUCKS, 'tray under 90k inc gst', { ranges: { price: { max: 90_000 } } }, []],
    [TRUCKS, 'tray truck plus gst', { lists: { body: ['Tray'] }, ranges: {} }, []],
    [TRUCKS, 'tail lift', { lists: { filtered_features: ['Tailgate Loader'] } }, []],
    [TRUCKS, 'pantech tailgate lifter', { lists: { filtered_features: ['Tailgate Loader'] } }, []],
    [TRUCKS, 'b double prime mover', { lists: { body: ['Prime Mover'] } }, ['b double']],
    [TRUCKS, 'prime mover 500hp plus', { lists: { body: ['Prime Mover'] } }, ['500hp plus']],
    [YARRA, 'car for my 17 year old daughter', { ranges: {} }, ['17 year old daughter']],
    [YARRA, 'hatch for 18 yr old', { ranges: {} }, ['18 yr old']],
    [YARRA, 'hatch 5 years old', { ranges: { year: { min: 2021 } } }, []],
    [YARRA, 'runabout', { lists: { body: ['Hatchback'] }, sortBy: 'price_asc' }, []],
    [YARRA, 'small p plater', { lists: { body: ['Hatchback'] }, sortBy: 'price_asc' }, []],
    [YARRA, 'good first car under 15k 5 star ancap', { sortBy: 'price_asc' }, ['5 star ancap']],
    [YARRA, 'hatch with rego', { lists: { body: ['Hatchback'] } }, ['with rego']],
    [BANKSIA, '7 seater under 40', { lists: { seats: ['7'] }, ranges: { price: { max: 40_000 } } }, []],
    [YARRA, 'auto hatch below 20', { ranges: { price: { max: 20_000 } } }, []],
    [LUXURY, 'suv under luxury car tax threshold', { lists: { body: ['SUV'] } }, ['under luxury car tax threshold']],
    [ELECTRIC, 'ev fbt exempt', { lists: { fuel: ['Electric'] } }, ['fbt exempt']],
    [ELECTRIC, '800v suv', { lists: { body: ['SUV'] } }, ['800v']],
  ] as const)('%s: “%s”', async (slug, words, state, leftOut) => {
    const outcome = await demoOf(slug).search(words)
    expect(outcome.state).toMatchObject(state)
    expect(outcome.state.query).toBe('')
    expect(outcome.leftOut).toEqual(leftOut)
    expect(outcome.hits.length).toBeGreaterThan(0)
  })
})

describe('[SHP-02] of a body or an electric model that is not sold, those nearest to it are shown', () => {
  it.each([
    [TRUCKS, 'fridge truck', 'body', ['Pantech']],
    [TRUCKS, 'curtainsider', 'body', ['Pantech']],
    [TRUCKS, 'agi under 100k', 'body', ['Tipper', 'Cab Chassis']],
    [TRUCKS, 'hiab', 'body', ['Tray', 'Cab Chassis']],
    [BIKES, 'dirt bike', 'body', ['Adventure']],
    [BIKES, 'scooter', 'lams', [true]],
    [BIKES, 'scooter 125cc', 'lams', [true]],
    [BIKES, 'ktm 390 duke orange', 'body', ['Naked']],
    [ELECTRIC, 'electric ute', 'body', ['SUV']],
    [VANS, 'motorhome under 90k', 'body', ['Caravan']],
    [YARRA, 'tesla model y', 'fuel', ['Electric']],
    [YARRA, 'polestar 2', 'fuel', ['Electric']],
  ] as const)('%s: “%s”', async (slug, words, field, values) => {
    const { search, findNearest } = demoOf(slug)
    const { hits, state } = await search(words)
    expect(hits).toEqual([])
    const { vehicles = [] } = (await findNearest(state)) ?? {}
    expect(vehicles.length).toBeGreaterThan(0)
    for (const one of vehicles) expect(values).toContain(one[field])
  })
})

describe('[SRCH-19] drivers and uses are named, and never dropped without a word', () => {
  it.each([
    [YARRA, 'ute for a tradie', ['tradie']],
    [YARRA, 'corolla for uni student', ['uni', 'student']],
    [YARRA, 'hybrid for uber', ['uber']],
    [BANKSIA, 'safest suv for mum and kids', ['safest', 'mum', 'kids']],
    [BIKES, 'lams bike for short girl', []],
  ] as const)('%s: “%s”', async (slug, words, unused) => {
    const { state, leftOut, hits } = await demoOf(slug).search(words)
    expect(state.query).toBe('')
    expect(leftOut).toEqual(unused)
    expect(hits.length).toBeGreaterThan(0)
  })
})

describe('[SRCH-19] [SHP-10] misspelt bodies, licences of trucks, and models by their number', () => {
  it.each([
    [LUXURY, 'bmw convertable', { lists: { make: ['BMW'], body: ['Convertible'] } }],
    [YARRA, 'mazda hachback', { lists: { make: ['Mazda'], body: ['Hatchback'] } }],
    [YARRA, 'kia automatc', { lists: { transmission: ['Automatic'] } }],
    [BANKSIA, 'toyota deisel', { lists: { fuel: ['Diesel'] } }],
    [TRUCKS, 'hr truck auto', { ranges: { gvm: { min: 8000 } } }],
    [TRUCKS, 'mr trucks', { ranges: { gvm: { min: 8000 } } }],
    [ELECTRIC, 'byd dolfin', { lists: { make_model: ['BYD:Dolphin'] } }],
    [TRUCKS, 'isuzu npr', { lists: { make_model: ['Isuzu:NPR 65/45-190'] } }],
    [VANS, 'off road caravan with ensuite for 4', { ranges: { berths: { min: 4 } } }],
    [VANS, 'pop top for 2', { ranges: { berths: { max: 2 } } }],
    [
      YARRA,
      'first car for p plater under 10 grand',
      { lists: {}, sortBy: 'price_asc', ranges: { price: { max: 10_000 } } },
    ],
    ['coolabah-chery', 'tiggo 4 white', { lists: { make_model: ['Chery:Tiggo 4 Pro'] } }],
    ['coolabah-chery', 'tiggo 8 under 40k', { lists: { make_model: ['Chery:Tiggo 8 Pro Max'] } }],
  ] as const)('%s: “%s”', async (slug, words, state) => {
    const outcome = await demoOf(slug).search(words)
    expect(outcome.state).toMatchObject(state)
    expect(outcome.state.query).toBe('')
  })
})
