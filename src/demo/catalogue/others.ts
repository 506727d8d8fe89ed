/** Trucks, in the columns of `cars`; the towing mass is that of a trailer. */
export const trucks = `
Isuzu | NPR 65/45-190 | Pantech | 2016-2026 | 3 2 | 0 | 3500 | 6690x2115x2265 | 100 | City@92000:A, Medium@98000:A | A=5.2D4t 16.5 AMT6 4x2 513
Isuzu | FRR 110-240 | Tray | 2016-2026 | 3 2 | 0 | 9000 | 8560x2400x2515 | 200 | Long@134000:A, Sport@139000:A | A=5.2D4t 21.0 AMT6 4x2 706
Isuzu | NLR 45-150 | Tipper | 2016-2026 | 3 2 | 0 | 3500 | 5180x1995x2160 | 75 | City@76500:A, Duo@82900:A | A=3.0D4t 12.8 AMT6 4x2 375
Hino | 300 Series 616 | Pantech | 2016-2026 | 3 2 | 0 | 3500 | 6010x1995x2180 | 100 | City@84500:A, Duo@91500:A | A=4.0D4t 13.9 AUT6 4x2 420
Hino | 500 Series FD 1124 | Tray | 2016-2026 | 3 2 | 0 | 9000 | 8710x2445x2510 | 200 | Long@142000:A | A=5.1D4t 22.0 AMT6 4x2 794
Hino | 500 Series FE 1426 | Cab Chassis | 2017-2026 | 3 2 | 0 | 9000 | 8900x2445x2540 | 200 | Sport@151000:A | A=5.1D4t 23.4 AMT6 4x2 794
Fuso | Canter 515 | Tray | 2016-2026 | 3 2 | 0 | 3500 | 5995x1995x2190 | 70 | City@74900:A, Duo@80400:A | A=3.0D4t 12.1 DCT6 4x2 370
Fuso | Fighter 1124 | Tipper | 2016-2026 | 3 2 | 0 | 9000 | 7700x2430x2560 | 200 | Long@136500:A | A=7.5D6t 22.8 MAN6 4x2 662
Volvo | FH16 700 | Prime Mover | 2017-2026 | 2 2 | 0 | 60000 | 6900x2500x3100 | 900 | Globetrotter@385000:A, XL@412000:A | A=16.1D6t 38.0 AMT12 6x4 3150
Kenworth | T610 | Prime Mover | 2017-2026 | 2 2 | 0 | 60000 | 7200x2500x3150 | 1100 | SAR@398000:A | A=14.9D6t 40.0 AMT18 6x4 2508
Scania | R 620 | Prime Mover | 2017-2026 | 2 2 | 0 | 60000 | 6900x2500x3100 | 900 | Highline@379000:A | A=16.4D8t 37.0 AMT14 6x4 3000
UD Trucks | Quon GW 26-460 | Prime Mover | 2018-2026 | 2 2 | 0 | 50000 | 6900x2490x3020 | 640 | Sport@298000:A | A=10.8D6t 35.0 AMT12 6x4 2200
Iveco | Daily 70C18 | Cab Chassis | 2016-2026 | 3 2 | 0 | 3500 | 7130x2000x2260 | 100 | City@93500:A, Sport@97900:A | A=3.0D4t 12.9 AUT8 4x2 430
`

/** Motorcycles; `doors` is 0. */
export const motorcycles = `
Honda | Africa Twin | Adventure | 2018-2026 | 2 0 | 0 | 0 | 2330x960x1560 | 24 | Adventure Sports@27400:A, DCT@28900:B | A=1.1P2 4.9 MAN6 Chain 112; B=1.1P2 4.9 DCT6 Chain 112
Honda | CB650R | Naked | 2019-2026 | 2 0 | 0 | 0 | 2120x780x1075 | 15 | Neo Sports@13500:A, LAMS@13300:A | A=0.65P4 4.9 MAN6 Chain 63
Honda | Rebel 500 | Cruiser | 2017-2026 | 2 0 | 0 | 0 | 2205x820x1090 | 11 | Standard@10800:A, S@11300:A | A=0.47P2 3.7 MAN6 Chain 45
Honda | Gold Wing | Touring | 2018-2026 | 2 0 | 0 | 0 | 2615x905x1555 | 21 | Tour@47900:A | A=1.8P6 5.5 DCT7 Shaft 170
Yamaha | MT-07 | Naked | 2016-2026 | 2 0 | 0 | 0 | 2085x780x1115 | 14 | HO@14700:A, LAMS@14200:B | A=0.69P2 4.2 MAN6 Chain 67; B=0.655P2 4.1 MAN6 Chain 57
Yamaha | Ténéré 700 | Adventure | 2020-2026 | 2 0 | 0 | 0 | 2370x905x1455 | 16 | Standard@19300:A, World Raid@22900:A | A=0.69P2 4.3 MAN6 Chain 68
Yamaha | YZF-R7 | Sport | 2021-2026 | 2 0 | 0 | 0 | 2070x705x1160 | 13 | HO@16400:A, LAMS@15900:B | A=0.69P2 4.2 MAN6 Chain 67; B=0.655P2 4.1 MAN6 Chain 57
Kawasaki | Ninja 650 | Sport | 2017-2026 | 2 0 | 0 | 0 | 2055x740x1145 | 15 | KRT@13600:A, L@13100:A | A=0.65P2 4.3 MAN6 Chain 64
Kawasaki | Vulcan S | Cruiser | 2016-2026 | 2 0 | 0 | 0 | 2310x880x1100 | 14 | Café@13900:A, SE@13300:A | A=0.65P2 4.1 MAN6 Chain 61
Triumph | Bonneville T120 | Naked | 2016-2026 | 2 0 | 0 | 0 | 2220x780x1100 | 14 | Standard@22900:A, Black@22900:A | A=1.2P2 4.7 MAN6 Chain 105
Triumph | Tiger 900 | Adventure | 2020-2026 | 2 0 | 0 | 0 | 2305x930x1460 | 20 | GT Pro@26900:A, Rally Pro@27900:A | A=0.89P3 4.7 MAN6 Chain 90
Triumph | Rocket 3 | Cruiser | 2020-2026 | 2 0 | 0 | 0 | 2365x889x1125 | 18 | R@38700:A, GT@39600:A | A=2.5P3 6.8 MAN6 Shaft 221
BMW | R 1300 GS | Adventure | 2023-2026 | 2 0 | 0 | 0 | 2212x1000x1407 | 19 | Trophy@34500:A, Option 719@38900:A | A=1.3P2 4.8 MAN6 Shaft 149
BMW | S 1000 RR | Sport | 2019-2026 | 2 0 | 0 | 0 | 2073x848x1205 | 17 | Sport@30900:A, M Package@36900:A | A=1.0P4 6.4 MAN6 Chain 113
Harley-Davidson | Street Glide | Touring | 2016-2026 | 2 0 | 0 | 0 | 2410x950x1350 | 23 | Special@43900:A, ST@47500:A | A=1.9P2 6.0 MAN6 Belt 168
Ducati | Monster | Naked | 2018-2026 | 2 0 | 0 | 0 | 2100x820x1100 | 14 | Standard@18900:A, SP@23400:A | A=0.94P2 5.2 MAN6 Chain 93
`

/**
 * Caravans: the seats column is berths, the tank is litres of water, engines are empty. Lengths include the drawbar.
 */
export const caravans = `
Jayco | Journey | Caravan | 2016-2026 | 4 0 | 0 | 0 | 7700x2470x2900 | 164 | 18.57-1@82900:-, 19.61-3 Outback@91500:- | -
Jayco | Silverline | Caravan | 2016-2026 | 2 0 | 0 | 0 | 8600x2470x2980 | 190 | 21.65-3@108900:-, Outback@118500:- | -
Jayco | Swan | Camper Trailer | 2016-2026 | 6 0 | 0 | 0 | 5900x2190x1700 | 82 | Touring@37900:-, Outback@43500:- | -
Jayco | Starcraft | Pop Top | 2016-2026 | 4 0 | 0 | 0 | 6700x2350x2350 | 82 | 17.58-3@58900:-, Outback@64900:- | -
Avan | Aspire 499 | Caravan | 2017-2026 | 2 0 | 0 | 0 | 7000x2370x2850 | 160 | Touring@69900:-, Adventure Pack@74900:- | -
Avan | Cruiseliner | Pop Top | 2016-2024 | 2 0 | 0 | 0 | 5600x2210x2250 | 80 | 2B@48900:- | -
New Age | Manta Ray 16 | Caravan | 2017-2026 | 3 0 | 0 | 0 | 7100x2490x2990 | 190 | Deluxe@79900:-, Adventurer@87900:- | -
New Age | Road Owl | Caravan | 2018-2026 | 4 0 | 0 | 0 | 8200x2490x3000 | 190 | 19BE@94900:-, 20BB@99900:- | -
Coromal | Soul Seeker | Hybrid | 2019-2026 | 3 0 | 0 | 0 | 6100x2100x2500 | 140 | 15@74900:-, 18@84900:- | -
Crusader | Excalibur Prince | Caravan | 2017-2026 | 2 0 | 0 | 0 | 8700x2480x3020 | 190 | Standard@104900:-, Manor@119900:- | -
Lotus | Off Grid | Caravan | 2019-2026 | 2 0 | 0 | 0 | 8300x2500x3060 | 250 | Deluxe@124900:-, Trooper@139900:- | -
Track | Tvan | Camper Trailer | 2017-2026 | 2 0 | 0 | 0 | 4900x1930x1700 | 108 | Murranji@68900:-, Firetail@72900:- | -
`
