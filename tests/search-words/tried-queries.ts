import type { ShopperQuery } from './queries'

/**
 * Queries of a shopper who tried each dealer's search: joined names, models that are not in stock, plain prices, cabs,
 * grades of petrol and axles, by the slug of the dealer (SHP-10).
 */
export const triedQueries: Readonly<Record<string, readonly ShopperQuery[]>> = {
  'yarra-value-cars': [
    ['Mazda3', 'model=Mazda3'],
    ['mazda 3', 'model=Mazda3'],
    ['CX5', 'model=CX-5'],
    ['CX-5', 'model=CX-5'],
    ['cx 5', 'model=CX-5'],
    ['mazdacx5', 'model=CX-5'],
    ['i30n', 'top model=i30 badge~N'],
    ['golf', 'make=Volkswagen'],
    ['vw polo', 'make=Volkswagen'],
    ['corolla or golf', 'model=Corolla'],
    ['a 5 door suv', 'doors=5 body=SUV'],
    ['20000', 'price<=20000'],
    ['suv 25000', 'body=SUV price<=25000'],
    ['18,990', 'price<=18990'],
    ['runs on 91', 'fuel=Petrol'],
    ['suv 95 octane', 'fuel=Petrol body=SUV'],
  ],
  'harbour-and-vale': [
    ['porche cayenne', 'make=Porsche model=Cayenne'],
    ['porche cayenne under 200k', 'model=Cayenne price<=200000'],
    ['bmwx5', 'model=X5'],
    ['bmw m3', 'make=BMW'],
  ],
  'banksia-motor-group': [
    ['crew cab truck', 'item_type=truck'],
    ['i30n', 'top model=i30 badge~N'],
  ],
  'southern-cross-motorcycles': [
    ['ninja 400', 'model=Ninja_650'],
    ['yamaha r3', 'make=Yamaha'],
    ['mt 09', 'make=Yamaha'],
  ],
  'ironbark-trucks': [
    ['crew cab truck', 'all'],
    ['8 pallet truck', 'all'],
  ],
  voltara: [
    ['tesla model y long range', 'model=Model_Y badge=Long_Range'],
    ['model s', 'make=Tesla'],
  ],
  'wattle-caravans': [
    ['21ft', 'body_length>=20 body_length<=22'],
    ['single axle pop top', 'axle_type=Single body=Pop_Top'],
    ['tandem axle', 'axle_type=Tandem'],
    ['van behind my ranger', 'all'],
  ],
}
