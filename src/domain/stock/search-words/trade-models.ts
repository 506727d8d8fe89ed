import type { ItemType } from '../vehicle/vehicle'

/**
 * Models that shoppers of any dealer name (SRCH-19), so that one that is not in stock is not read as another name:
 * “golf” is no Gold Wing and “M3” no M340i. Everyday words that are models too, such as “Note” and “Edge”, are left out.
 */
const modelNames: Readonly<Record<string, string>> = {
  'Alfa Romeo': 'Giulia|Giulietta|Stelvio|Tonale|MiTo',
  'Aston Martin': 'DB9|DB11|DB12|DBX|Vantage|Vanquish|Rapide',
  Audi: 'A1|A3|A4|A5|A6|A7|A8|Q2|Q3|Q4 e-tron|Q5|Q6 e-tron|Q7|Q8|R8|TT|RS3|RS4|RS5|RS6|RS7|RS Q3|RS Q8|S3|S4|S5|SQ5|SQ7|SQ8|e-tron GT',
  Bentley: 'Bentayga|Continental GT|Flying Spur|Mulsanne',
  BMW: '1 Series|2 Series|3 Series|4 Series|5 Series|6 Series|7 Series|8 Series|X1|X2|X3|X4|X5|X6|X7|XM|Z3|Z4|M2|M3|M4|M5|M8|i3|i4|i5|i7|i8|iX|iX1|iX2|iX3',
  BYD: 'Atto 2|Atto 3|Dolphin|Seal|Sealion 6|Sealion 7|Sealion 8|Shark 6',
  Chery: 'Omoda 5|Tiggo 4|Tiggo 7|Tiggo 8|Tiggo 9',
  Chevrolet: 'Camaro|Corvette|Silverado',
  Chrysler: '300C|Grand Voyager|PT Cruiser',
  Citroën: 'C3|C3 Aircross|C4|C4 Cactus|C5 Aircross|C5 X|Berlingo',
  Cupra: 'Ateca|Born|Formentor|Leon|Tavascan|Terramar',
  Dodge: 'Challenger|Charger|Journey|Nitro',
  Ferrari: '488|812|F8|F430|Portofino|Purosangue|Testarossa',
  Fiat: '500X|Abarth 595|Ducato|Panda|Punto',
  Ford: 'Ranger|Everest|Falcon|Territory|Focus|Fiesta|Mondeo|Escape|Kuga|Puma|Mustang|Mustang Mach-E|F-150|Transit|Transit Custom|Transit Connect|EcoSport|Endura|Tourneo',
  Genesis: 'G70|G80|G90|GV60|GV70|GV80',
  GWM: 'Ora|Cannon|Cannon Alpha|Tank 300|Tank 500|Haval H2|Haval H6|Haval H9|Haval Jolion',
  Holden:
    'Commodore|Barina|Cruze|Captiva|Colorado|Trax|Trailblazer|Astra|Acadia|Equinox|Caprice|Monaro|Adventra|Colorado 7|Volt',
  Honda: 'Civic|Accord|Jazz|HR-V|CR-V|ZR-V|Odyssey|Integra|Legend|NSX',
  Hyundai:
    'Accent|Elantra|Getz|Genesis|i20|i30|i30 Sedan|i40|iLoad|iMax|Inster|Ioniq|Ioniq 5|Ioniq 6|Ioniq 9|ix35|Kona|Palisade|Santa Fe|Sonata|Staria|Tucson|Veloster|Venue',
  Isuzu: 'D-MAX|MU-X',
  Jaguar: 'E-Pace|F-Pace|F-Type|I-Pace|XE|XF|XJ',
  Jeep: 'Avenger|Cherokee|Compass|Gladiator|Grand Cherokee|Patriot|Renegade|Wrangler',
  Kia: 'Carnival|Cerato|EV3|EV4|EV5|EV6|EV9|K4|Niro|Optima|Picanto|Rio|Seltos|Sorento|Sportage|Stinger|Stonic|Tasman',
  Lamborghini: 'Aventador|Gallardo|Huracan|Revuelto|Urus',
  'Land Rover':
    'Defender|Discovery|Discovery Sport|Freelander|Range Rover|Range Rover Evoque|Range Rover Sport|Range Rover Velar',
  LDV: 'D90|Deliver 7|Deliver 9|eT60|G10|MIFA|T60|Terron 9|V80',
  Lexus: 'CT200h|ES|GX|IS|LBX|LC|LS|LX|NX|RC|RX|RZ|UX',
  Maserati: 'Ghibli|GranTurismo|Grecale|Levante|MC20|Quattroporte',
  Mazda: 'BT-50|CX-3|CX-30|CX-5|CX-60|CX-7|CX-70|CX-8|CX-80|CX-9|Mazda2|Mazda3|Mazda6|MX-30|MX-5|RX-7|RX-8',
  'Mercedes-Benz':
    'A-Class|AMG GT|B-Class|C-Class|CLA|CLE|CLS|E-Class|EQA|EQB|EQC|EQE|EQS|G-Class|GLA|GLB|GLC|GLE|GLS|S-Class|SL|Sprinter|V-Class|Valente|Vito|X-Class',
  MG: 'Cyberster|HS|MG3|MG4|MG5|ZS|ZST|MGS5|MGU9',
  MINI: 'Aceman|Clubman|Cooper|Countryman|Paceman',
  Mitsubishi:
    'ASX|Challenger|Delica|Eclipse Cross|Express|Galant|Lancer|Magna|Mirage|Outlander|Pajero|Pajero Sport|Triton',
  Nissan:
    '350Z|370Z|400Z|Ariya|Dualis|GT-R|Juke|Leaf|Maxima|Micra|Murano|Navara|Pathfinder|Patrol|Pulsar|Qashqai|Silvia|Skyline|Tiida|X-Trail',
  Peugeot: '208|308|408|508|2008|3008|4008|5008|Expert|Partner|Traveller',
  Polestar: 'Polestar 2|Polestar 3|Polestar 4',
  Porsche: '718 Boxster|718 Cayman|718 Spyder|911|918|928|944|Boxster|Carrera GT|Cayenne|Cayman|Macan|Panamera|Taycan',
  RAM: '1500|2500|3500',
  Renault: 'Arkana|Captur|Clio|Duster|Kadjar|Kangoo|Koleos|Master|Megane|Scenic|Trafic',
  Skoda: 'Elroq|Enyaq|Fabia|Kamiq|Karoq|Kodiaq|Octavia|Scala|Superb|Yeti',
  SsangYong: 'Korando|Musso|Rexton|Tivoli|Torres',
  Subaru: 'BRZ|Crosstrek|Forester|Impreza|Levorg|Liberty|Outback|Solterra|Tribeca|WRX|XV',
  Suzuki: 'APV|Baleno|Celerio|Fronx|Grand Vitara|Ignis|Jimny|Kizashi|S-Cross|Swift|SX4|Vitara',
  Tesla: 'Cybertruck|Model 3|Model S|Model X|Model Y|Roadster',
  Toyota:
    '86|4Runner|Aurion|bZ4X|C-HR|Camry|Coaster|Corolla|Corolla Cross|Estima|FJ Cruiser|Fortuner|GR Corolla|GR Supra|GR Yaris|GR86|Granvia|HiAce|HiLux|Kluger|LandCruiser|LandCruiser 70|LandCruiser 79|LandCruiser 200|LandCruiser 300|LandCruiser Prado|MR2|Prius|Prius C|RAV4|Rukus|Supra|Tarago|Tundra|Yaris|Yaris Cross',
  Volkswagen:
    'Amarok|Arteon|Beetle|Caddy|Caravelle|Crafter|Eos|Golf|ID.3|ID.4|ID.5|ID. Buzz|Jetta|Multivan|Passat|Polo|Scirocco|T-Cross|T-Roc|Tayron|Tiguan|Tiguan Allspace|Touareg|Transporter',
  Volvo: 'C30|C40|EX30|EX40|EX90|S60|S90|V40|V60|V90|XC40|XC60|XC70|XC90',
}

const motorcycleNames: Readonly<Record<string, string>> = {
  BMW: 'S 1000 RR|R 1250 GS|R 1300 GS|F 750 GS|F 850 GS|F 900 GS|G 310 GS|G 310 R',
  Ducati: 'Monster|Panigale V2|Panigale V4|Multistrada|Diavel|Scrambler|DesertX|Hypermotard|Streetfighter V4',
  'Harley-Davidson':
    'Fat Boy|Fat Bob|Iron 883|Forty-Eight|Sportster S|Nightster|Pan America|Road Glide|Road King|Street Bob|Street Glide|Softail|Low Rider',
  Honda:
    'CB125|CT110|CT125|CB300|CB500X|CB500F|CB650R|CB1000R|CBR250R|CBR300R|CBR500R|CBR600RR|CBR650R|CBR1000RR|CRF250|CRF300L|CRF450|Africa Twin|Gold Wing|Grom|Rebel 500|Monkey|NC750X',
  Indian: 'Scout|Chieftain|Challenger',
  Kawasaki:
    'Ninja 250|Ninja 300|Ninja 400|Ninja 500|Ninja 650|Ninja 1000|Ninja ZX-4R|Ninja ZX-6R|Ninja ZX-10R|Ninja H2|Z400|Z500|Z650|Z650RS|Z900|Z900RS|Versys 650|Versys 1000|Vulcan S|KLR650|KLX150|KLX230|KX250|KX450',
  KTM: '125 Duke|390 Duke|690 Duke|790 Duke|890 Duke|390 Adventure|790 Adventure|890 Adventure|1290 Super Adventure|RC 390|450 EXC-F|350 EXC-F',
  'Royal Enfield': 'Bullet 350|Classic 350|Continental GT 650|Himalayan|Hunter 350|Interceptor 650|Meteor 350',
  Suzuki: 'DR650|DR-Z400|GSX-R600|GSX-R750|GSX-R1000|GSX-S750|GSX-8S|Hayabusa|SV650|V-Strom 650|V-Strom 1050',
  Triumph:
    'Bonneville|Bonneville T100|Bonneville T120|Daytona 660|Rocket 3|Scrambler 400 X|Scrambler 900|Speed 400|Speed Triple|Speed Twin|Street Triple|Thruxton|Tiger 660|Tiger 800|Tiger 900|Tiger 1200|Trident 660',
  Yamaha:
    'MT-03|MT-07|MT-09|MT-10|Ténéré 700|Tracer 7|Tracer 9|WR250|WR450F|XSR700|XSR900|YZ250|YZ250F|YZ450F|YZF-R1|YZF-R3|YZF-R6|YZF-R7|YZF-R9|YZF-R15',
}

const truckNames: Readonly<Record<string, string>> = { Isuzu: 'NPR|NQR|NLR|FRR|FSR|FVR' }

/** The names of a model by which shoppers call it without its first word: the “R3” of a YZF-R3. */
const shortNames: readonly (readonly [pair: string, names: readonly string[]])[] = [
  ...['1', '3', '6', '7', '9', '15'].map((number) => [`Yamaha:YZF-R${number}`, [`R${number}`]] as const),
  ...['4R', '6R', '10R'].map((name) => [`Kawasaki:Ninja ZX-${name}`, [`ZX${name}`]] as const),
  ...['2', '3', '6'].map((number) => [`Mazda:Mazda${number}`, [number]] as const),
  ['Toyota:LandCruiser Prado', ['Prado']],
  ['Mercedes-Benz:G-Class', ['G Wagon', 'G Wagen']],
  ['Harley-Davidson:Forty-Eight', ['48']],
  ['Honda:CT110', ['Postie Bike', 'Postie']],
]

type TradeModel = readonly [pair: string, name: string, kind: ItemType]

const listModels = (models: Readonly<Record<string, string>>, kind: ItemType): readonly TradeModel[] =>
  Object.entries(models).flatMap(([make, names]) =>
    names.split('|').map((model) => [`${make}:${model}`, model, kind] as const),
  )

const listedModels = [
  ...listModels(modelNames, 'car'),
  ...listModels(motorcycleNames, 'motorcycle'),
  ...listModels(truckNames, 'truck'),
]

const kinds = new Map(listedModels.map(([pair, , kind]) => [pair, kind]))

/** The models of the trade as `Make:Model`, each with its names and its kind. */
export const tradeModels: readonly TradeModel[] = [
  ...listedModels,
  ...shortNames.flatMap(([pair, names]) => names.map((name) => [pair, name, kinds.get(pair) ?? 'car'] as const)),
]
