/** Lines about the use of a vehicle, true of every vehicle of the group whatever its fuel and price. */

type Three = readonly [string, string, string]
type Five = readonly [...Three, string, string]

/** Groups of a car's bodies have five lines, the other kinds and bodies three. */
export const bodyLines = {
  city: [
    'It parks where you need it to, and the back seat folds for the bigger shop.',
    'Light on its feet around town, and settled on the freeway.',
    'There is room for four adults, and the boot takes their bags.',
    'Easy to see out of, easy to park and easy to live with.',
    'A good size for a first car or a second one.',
  ],
  family: [
    'It takes the pram, the scooters and the weekly shop without a fuss.',
    'Child seats go in and come out without a struggle: bring yours and try.',
    'Set the driver’s seat for yourself, then sit behind it: there is room for your knees.',
    'You sit high, see far and climb in without stooping.',
    'The rear seats fold flat for the trip to the tip or the beach.',
  ],
  work: [
    'It is set up for work: bring your tools and see how they fit.',
    'The load area is square and clean, and the tie-down points are all there.',
    'It carries the week’s load and still fits in the driveway.',
    'Weights and towing limits are on this page; ask us about a canopy or racks.',
    'Easy to hose out on Friday and tidy enough for Saturday.',
  ],
  sports: [
    'It is happiest on a quiet road on a Sunday morning.',
    'The seats hold you, the steering talks to you and the engine does the rest.',
    'Two adults and a weekend’s luggage is what it was made for.',
    'It has been garaged, and it looks it.',
    'Come and hear it start before you decide.',
  ],
  newSports: [
    'It is happiest on a quiet road on a Sunday morning.',
    'The seats hold you, the steering talks to you and the engine does the rest.',
    'Two adults and a weekend’s luggage is what it was made for.',
    'See the colour in daylight: photos do not do it justice.',
    'Come and hear it start before you decide.',
  ],
  truck: [
    'The chassis rails are straight and clear, ready for the body that your work needs.',
    'Its gross mass is on this page; tell us the body you have in mind and we will work out what it may carry.',
    'It starts cold, idles flat and pulls cleanly through every gear.',
  ],
  primeMover: [
    'The turntable is greased and locks as it should, and the air and electric lines are sound.',
    'Its gross combination mass is on this page; tell us the trailer and the run and we will go through it.',
    'It starts cold, idles flat and pulls cleanly through every gear.',
  ],
  tray: [
    'The tray is square, the rails are straight, and the drop sides fold and latch as they should.',
    'Its gross mass and payload are on this page; bring your load plan and we will go through it.',
    'It starts cold, idles flat and pulls cleanly through every gear.',
  ],
  tipper: [
    'The hoist lifts and lowers evenly, and the tailgate swings and locks as it should.',
    'Its gross mass and payload are on this page; tell us what you cart and we will go through it.',
    'It starts cold, idles flat and pulls cleanly through every gear.',
  ],
  pantech: [
    'The body is square and dry inside, and the load height suits a standard dock.',
    'Its gross mass and payload are on this page; bring your load plan and we will go through it.',
    'It starts cold, idles flat and pulls cleanly through every gear.',
  ],
  newMotorcycle: [
    'It is happy in traffic and happier on the coast road with the tank full.',
    'Come and sit on it: the reach to the bars suits more people than you would think.',
    'We will set the levers and the suspension for you when you collect it.',
  ],
  motorcycle: [
    'It is happy in traffic and happier on the coast road with the tank full.',
    'Come and sit on it: the reach to the bars suits more people than you would think.',
    'Chain, sprockets and pads have plenty left, and the tyres are matched.',
  ],
  caravan: [
    'The layout keeps the bed out of the way of the kettle, which matters by the second morning.',
    'We have filled the tanks, lit the stove and run the fridge overnight to be sure.',
    'Its weights are on this page; bring your car and we will check that it may tow it.',
  ],
  camperTrailer: [
    'It folds down low behind the car, and the kitchen comes out first.',
    'We have put it up, checked the canvas and zips, and dried it before packing it away.',
    'Its weights are on this page; bring your car and we will check that it may tow it.',
  ],
  newCamperTrailer: [
    'It folds down low behind the car, and the kitchen comes out first.',
    'We will put it up and pack it away with you when you collect it.',
    'Its weights are on this page; bring your car and we will check that it may tow it.',
  ],
  newCaravan: [
    'The layout keeps the bed out of the way of the kettle, which matters by the second morning.',
    'We will take you through every tap, switch and hatch when you collect it.',
    'Its weights are on this page; bring your car and we will check that it may tow it.',
  ],
} as const satisfies Readonly<Record<string, Three | Five>>

export type BodyGroup = keyof typeof bodyLines
