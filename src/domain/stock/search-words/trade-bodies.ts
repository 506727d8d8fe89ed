import { modelOfPair } from '../search-url/make-of-pair'
import { keyOf } from './tokens'

/**
 * Bodies of models that a dealer may not have, so that the nearest vehicles are of the same kind (SHP-02): for a Ranger
 * utes, for a Golf hatchbacks. A model with several bodies has the one that sells best in Australia.
 */
const modelsByBody: Readonly<Record<string, string>> = {
  Ute: 'Ranger|HiLux|Navara|Triton|D-MAX|BT-50|Amarok|Colorado|Cannon|Cannon Alpha|T60|Musso|Gladiator|F-150|Silverado|Tundra|1500|2500|3500|LandCruiser 70|LandCruiser 79|X-Class|Tasman|Shark 6|Terron 9|eT60|Cybertruck',
  SUV: 'Everest|Territory|Escape|Kuga|Puma|EcoSport|Endura|Captiva|Trax|Trailblazer|Acadia|Equinox|Colorado 7|HR-V|CR-V|ZR-V|ix35|Kona|Palisade|Santa Fe|Tucson|Venue|Ioniq 5|Ioniq 9|MU-X|Cherokee|Compass|Grand Cherokee|Patriot|Renegade|Wrangler|EV5|EV9|EV3|Niro|Seltos|Sorento|Sportage|Stonic|Defender|Discovery|Discovery Sport|Freelander|Range Rover|Range Rover Evoque|Range Rover Sport|Range Rover Velar|CX-3|CX-30|CX-5|CX-60|CX-7|CX-70|CX-8|CX-80|CX-9|MX-30|EQA|EQB|EQC|G-Class|GLA|GLB|GLC|GLE|GLS|HS|ZS|ZST|Countryman|ASX|Challenger|Eclipse Cross|Outlander|Pajero|Pajero Sport|Ariya|Dualis|Juke|Murano|Pathfinder|Patrol|Qashqai|X-Trail|2008|3008|4008|5008|Cayenne|Macan|Arkana|Captur|Duster|Kadjar|Koleos|Enyaq|Elroq|Kamiq|Karoq|Kodiaq|Yeti|Korando|Rexton|Tivoli|Torres|Crosstrek|Forester|Solterra|Tribeca|XV|Fronx|Grand Vitara|Ignis|Jimny|S-Cross|Vitara|Model X|Model Y|4Runner|bZ4X|C-HR|Corolla Cross|FJ Cruiser|Fortuner|Kluger|LandCruiser|LandCruiser 200|LandCruiser 300|LandCruiser Prado|RAV4|Yaris Cross|ID.4|T-Cross|T-Roc|Tayron|Tiguan|Tiguan Allspace|Touareg|XC40|XC60|XC90|EX30|EX40|EX90|C40|X1|X2|X3|X4|X5|X6|X7|XM|iX|iX1|iX2|iX3|Q2|Q3|Q5|Q7|Q8|SQ5|SQ7|SQ8|Bentayga|Urus|Levante|Grecale|Stelvio|Tonale|E-Pace|F-Pace|I-Pace|GX|LBX|LX|NX|RX|RZ|UX|Tiggo 4|Tiggo 7|Tiggo 8|Tiggo 9|Omoda 5|Atto 2|Atto 3|Sealion 6|Sealion 7|Sealion 8|Tank 300|Tank 500|Haval H2|Haval H6|Haval H9|Haval Jolion|Ateca|Formentor|GV60|GV70|GV80',
  Hatchback:
    'Golf|Polo|Focus|Fiesta|Barina|Cruze|Astra|Jazz|Civic|Accent|Getz|i20|i30|Veloster|Picanto|Rio|Mazda2|Mazda3|A-Class|B-Class|MG3|MG4|Cooper|Clubman|Mirage|Micra|Pulsar|Leaf|208|308|Clio|Megane|Fabia|Scala|Impreza|Baleno|Celerio|Swift|Corolla|GR Corolla|GR Yaris|Prius|Prius C|Yaris|ID.3|Beetle|1 Series|A1|A3|S3|RS3|C3|C4|500X|Punto|Panda|CT200h|Dolphin|Born|Leon|Ora|Inster|Giulietta|MiTo|i3',
  Sedan:
    'Falcon|Mondeo|Commodore|Caprice|Accord|Legend|Elantra|Genesis|i30 Sedan|i40|Ioniq 6|Sonata|Cerato|K4|Optima|Stinger|EV4|Mazda6|C-Class|E-Class|S-Class|CLA|CLS|EQE|EQS|MG5|Galant|Lancer|Magna|Maxima|508|Octavia|Superb|Liberty|WRX|Kizashi|Model 3|Model S|Aurion|Camry|Arteon|Jetta|Passat|S60|S90|3 Series|5 Series|7 Series|M3|M5|i4|i5|i7|A4|A6|A8|S4|RS4|Giulia|XE|XF|XJ|ES|IS|LS|Ghibli|Quattroporte|Panamera|Taycan|300C|Seal|G70|G80|G90|Flying Spur',
  Wagon: 'Outback|Levorg|V40|V60|V90|XC70|C5 X|Adventra',
  Coupe:
    'Mustang|Monaro|Integra|NSX|RX-7|RX-8|350Z|370Z|400Z|GT-R|Silvia|Skyline|BRZ|86|GR86|GR Supra|Supra|911|Cayman|718 Cayman|2 Series|4 Series|M2|M4|TT|R8|F-Type|RC|LC|Camaro|Corvette',
  Convertible: 'MX-5|Boxster|718 Boxster|Z3|Z4|SL|MR2|Eos|Cyberster',
  'People Mover':
    'Carnival|Odyssey|iMax|Staria|Tarago|Estima|Granvia|V-Class|Valente|Multivan|Caravelle|ID. Buzz|G10|MIFA|Delica|Grand Voyager|Tourneo',
  Van: 'Transit|Transit Custom|Transit Connect|HiAce|iLoad|Express|Berlingo|Ducato|Partner|Expert|Kangoo|Trafic|Master|Caddy|Crafter|Transporter|Sprinter|Vito|Deliver 7|Deliver 9|V80|APV|Coaster',
  Sport:
    'S 1000 RR|Panigale V2|Panigale V4|CBR250R|CBR300R|CBR500R|CBR600RR|CBR650R|CBR1000RR|Ninja 250|Ninja 300|Ninja 400|Ninja 500|Ninja 650|Ninja 1000|Ninja ZX-4R|Ninja ZX-6R|Ninja ZX-10R|Ninja H2|RC 390|GSX-R600|GSX-R750|GSX-R1000|Hayabusa|Daytona 660|YZF-R1|YZF-R3|YZF-R6|YZF-R7|YZF-R9|YZF-R15',
  Naked:
    'G 310 R|Monster|Streetfighter V4|CB125|CB300|CB500F|CB650R|CB1000R|Grom|Monkey|Z400|Z500|Z650|Z650RS|Z900|Z900RS|125 Duke|390 Duke|690 Duke|790 Duke|890 Duke|Hunter 350|Interceptor 650|GSX-S750|GSX-8S|SV650|Speed 400|Speed Triple|Street Triple|Trident 660|MT-03|MT-07|MT-09|MT-10|XSR700|XSR900',
  Cruiser:
    'Fat Boy|Fat Bob|Iron 883|Forty-Eight|Sportster S|Nightster|Street Bob|Softail|Low Rider|Rebel 500|Scout|Chieftain|Vulcan S|Meteor 350|Rocket 3|Diavel',
  Adventure:
    'R 1250 GS|R 1300 GS|F 750 GS|F 850 GS|F 900 GS|G 310 GS|Multistrada|DesertX|Pan America|CB500X|Africa Twin|NC750X|Versys 650|Versys 1000|KLR650|390 Adventure|790 Adventure|890 Adventure|1290 Super Adventure|Himalayan|V-Strom 650|V-Strom 1050|Tiger 660|Tiger 800|Tiger 900|Tiger 1200|Ténéré 700|CRF250|CRF300L|DR650|DR-Z400|WR250',
  Touring: 'Road Glide|Road King|Street Glide|Gold Wing|Tracer 7|Tracer 9',
}

/** Names that other dealers' feeds have for the same body. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  Ute: ['Cab Chassis'],
  Hatchback: ['Hatch'],
  Convertible: ['Cabriolet'],
  Sport: ['Supersport', 'Road Sport'],
}

const bodyOfModel = new Map(
  Object.entries(modelsByBody).flatMap(([body, names]) => names.split('|').map((name) => [keyOf(name), body] as const)),
)

/** Bodies that do a similar job, for a dealer who doesn't have the one that a shopper names. */
const similarBodies: Readonly<Record<string, readonly string[]>> = {
  Ute: ['Cab Chassis', 'SUV'],
  Wagon: ['SUV', 'Hatchback'],
  Sedan: ['Hatchback'],
  Hatchback: ['Sedan', 'SUV'],
  Coupe: ['Convertible'],
  Convertible: ['Coupe'],
  'People Mover': ['SUV'],
  Refrigerated: ['Pantech'],
  Curtainsider: ['Pantech'],
  Agitator: ['Tipper', 'Cab Chassis'],
  Tipper: ['Tray', 'Cab Chassis'],
  Crane: ['Tray', 'Cab Chassis'],
  'Tow Truck': ['Tray', 'Cab Chassis'],
  Tanker: ['Cab Chassis'],
  'Crew Cab': ['Tray'],
  'Off Road': ['Adventure'],
  Scooter: ['Naked'],
  Touring: ['Adventure', 'Cruiser'],
  Motorhome: ['Caravan'],
  'Camper Trailer': ['Pop Top', 'Hybrid'],
  'Fifth Wheeler': ['Caravan'],
}

/** Returns the bodies that do a similar job as these. */
export const listSimilarBodies = (bodies: readonly string[]): readonly string[] => [
  ...new Set(bodies.flatMap((body) => similarBodies[body] ?? [])),
]

/** Returns the bodies of models, given as `Make:Model` pairs; none for models that aren't known. */
export const bodiesOfTradeModels = (pairs: readonly string[]): readonly string[] => [
  ...new Set(
    pairs.flatMap((pair) => {
      const body = bodyOfModel.get(keyOf(modelOfPair(pair)))
      return body === undefined ? [] : [body, ...(otherNames[body] ?? [])]
    }),
  ),
]
