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
    ['corolla or golf', 'model=Corolla'],
    ['a 5 door suv', 'doors=5 body=SUV'],
    ['20000', 'price<=20000'],
    ['suv 25000', 'body=SUV price<=25000'],
    ['18,990', 'price<=18990'],
    ['runs on 91', 'fuel=Petrol'],
    ['suv 95 octane', 'fuel=Petrol body=SUV'],
    ['car $9000', 'price<=9000'],
    ['hatch under 18000', 'body=Hatchback price<=18000'],
    ['suv 3000', 'body=SUV region=Melbourne sort:nearest'],
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
    ['4066', 'region=Brisbane sort:nearest'],
    ['postcode 4066', 'region=Brisbane sort:nearest'],
    ['4006 auto hatch', 'region=Brisbane transmission=Automatic body=Hatchback sort:nearest'],
    ['under 8000', 'price<=8000'],
    ['9k', 'price<=9000'],
  ],
  'southern-cross-motorcycles': [
    ['no lams', 'lams!=true'],
    ['ninja 400', 'model=Ninja_650'],
    ['yamaha r3', 'make=Yamaha'],
    ['mt 09', 'make=Yamaha'],
  ],
  'ironbark-trucks': [
    ['8 pallet truck', 'all'],
    ['mr licence truck', 'gvm>=8000 drive=2WD'],
    ['hr licence', 'gvm>=8000 drive=6x4'],
    ['hc licence', 'gvm>=8000 body=Prime_Mover'],
  ],
  edge: [
    ['mercedes 2600', 'make=Mercedes-Benz region=Canberra sort:nearest'],
    ['mercedes under 260000', 'make=Mercedes-Benz price<=260000'],
  ],
  voltara: [
    ['tesla model y long range', 'model=Model_Y badge=Long_Range'],
    ['model s', 'make=Tesla'],
    ['under $200 a week subscription', 'subscription_price<=200'],
    ['tesla subscription', 'make=Tesla subscription_price>=1'],
    ['suv under 300 a week', 'body=SUV subscription_price<=300'],
    ['tesla not model 3', 'make=Tesla model!=Model_3'],
  ],
  'wattle-caravans': [
    ['21ft', 'body_length>=20 body_length<=22'],
    ['single axle pop top', 'axle_type=Single body=Pop_Top'],
    ['tandem axle', 'axle_type=Tandem'],
    ['van behind my ranger', 'all'],
    ['sleeps 5', 'berths>=5'],
    ['5 people sleeping', 'berths>=5'],
    ['sleeps up to 4', 'berths<=4'],
    ['family bunk van sleeps 4', 'berths>=4 filtered_features=Bunk_Beds'],
    ['6 berth', 'berths=6'],
  ],
}
