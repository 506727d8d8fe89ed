/**
 * Cars sold in Australia, for the demo. One model per line:
 * make | model | body | years | seats doors | ANCAP | braked towing kg | length×width×height mm | tank L |
 * badge@new price:engine … | engines. A badge that is younger than its model states its first year, as `>2023`. An
 * engine is key=litres fuel cylinders (t: turbo) L/100 km gearbox and its number of gears, drive Nm;
 * fuels are P petrol, D diesel, H hybrid, G plug-in hybrid, E electric (kWh in place of the tank, or after the E for
 * one engine; kWh per 100 km in place of litres).
 */
export const catalogueCars = `
Toyota | Corolla | Hatchback | 2018-2026 | 5 5 | 5 | 450 | 4375x1790x1435 | 50 | Ascent Sport@34100:A, SX@37500:A, ZR@41900:A | A=1.8H4 4.0 CVT FWD 142
Toyota | Camry | Sedan | 2017-2026 | 5 4 | 5 | 400 | 4920x1840x1445 | 50 | Ascent@43200:A, Ascent Sport@46100:A, SL@57900:A | A=2.5H4 4.2 CVT FWD 221
Toyota | RAV4 | SUV | 2019-2026 | 5 5 | 5 | 1500 | 4615x1865x1690 | 55 | GX@46900:A, GXL@50900:A, Cruiser@56900:B, Edge@61800:B | A=2.5H4 4.7 CVT FWD 221; B=2.5H4 4.8 CVT AWD 221
Toyota | HiLux | Ute | 2016-2026 | 5 4 | 5 | 3500 | 5325x1855x1815 | 80 | WorkMate@47900:B, SR@58500:A, SR5@69500:A, Rogue@79200:A>2018 | A=2.8D4t 7.9 AUT6 4WD 500; B=2.4D4t 7.5 MAN5 2WD 343
Toyota | LandCruiser Prado | SUV | 2017-2026 | 7 5 | 5 | 3500 | 4925x1980x1935 | 110 | GX@79900:A, GXL@87400:A, VX@96900:A, Altitude@100200:A>2024 | A=2.8D4t 7.6 AUT8 4WD 500
Toyota | Yaris Cross | SUV | 2020-2026 | 5 5 | 5 | 400 | 4180x1765x1590 | 36 | GX@33600:A, GXL@37100:A, Urban@40700:A | A=1.5H3 3.8 CVT FWD 120
Toyota | HiAce | Van | 2019-2026 | 5 4 | 5 | 1900 | 5265x1950x1990 | 70 | LWB Barn Door@55900:A, LWB Crew@58700:A | A=2.8D4t 8.2 AUT6 RWD 450
Toyota | GR86 | Coupe | 2022-2026 | 4 2 | 0 | 0 | 4265x1775x1310 | 50 | GT@50300:A, GTS@52900:A | A=2.4P4 9.4 MAN6 RWD 250
Mazda | Mazda3 | Hatchback | 2019-2026 | 5 5 | 5 | 1200 | 4460x1795x1435 | 51 | G20 Pure@35400:A, G20 Evolve@36900:A, G25 GT@42400:B, G25 Astina@45700:B | A=2.0P4 5.9 AUT6 FWD 200; B=2.5P4 6.2 AUT6 FWD 252
Mazda | CX-5 | SUV | 2017-2026 | 5 5 | 5 | 1800 | 4575x1845x1680 | 58 | Maxx@42300:A, Maxx Sport@46500:B, Touring@49800:B, Akera@60200:C | A=2.0P4 6.9 AUT6 FWD 200; B=2.5P4 7.4 AUT6 AWD 252; C=2.5P4t 8.2 AUT6 AWD 420
Mazda | CX-30 | SUV | 2020-2026 | 5 5 | 5 | 1200 | 4395x1795x1540 | 51 | G20 Pure@37900:A, G20 Touring@42700:A, G25 Astina@48600:B | A=2.0P4 6.5 AUT6 FWD 200; B=2.5P4 6.6 AUT6 FWD 252
Mazda | MX-5 | Convertible | 2016-2026 | 2 2 | 5 | 0 | 3915x1735x1225 | 45 | Roadster@46900:A, Roadster GT@52300:A, RF GT@57200:A | A=2.0P4 6.8 MAN6 RWD 205
Mazda | BT-50 | Ute | 2020-2026 | 5 4 | 5 | 3500 | 5280x1870x1790 | 76 | XT@52900:A, XTR@62300:A, GT@66100:A, SP@72100:A | A=3.0D4t 8.0 AUT6 4WD 450
Ford | Ranger | Ute | 2016-2026 | 5 4 | 5 | 3500 | 5370x1918x1884 | 80 | XL@56900:A, XLS@62900:A, XLT@69900:A, Wildtrak@77900:B>2022, Raptor@94900:C>2022 | A=2.0D4t 7.6 AUT10 4WD 500; B=3.0D6t 8.4 AUT10 4WD 600; C=3.0P6t 11.5 AUT10 4WD 583
Ford | Everest | SUV | 2016-2026 | 7 5 | 5 | 3500 | 4914x1923x1842 | 80 | Ambiente@62900:A, Trend@73900:A, Sport@78700:B>2022, Platinum@86900:B>2022 | A=2.0D4t 7.2 AUT10 RWD 500; B=3.0D6t 8.5 AUT10 4WD 600
Ford | Mustang | Coupe | 2016-2026 | 4 2 | 3 | 0 | 4810x1916x1403 | 61 | EcoBoost@71300:A, GT@84900:B, Dark Horse@108900:B>2024 | A=2.3P4t 8.8 AUT10 RWD 475; B=5.0P8 12.8 AUT10 RWD 550
Ford | Transit Custom | Van | 2016-2026 | 3 4 | 5 | 2500 | 5050x1986x1982 | 70 | 320S Trend@61900:A, 340L Sport@70500:A | A=2.0D4t 8.0 AUT8 FWD 390
Kia | Sportage | SUV | 2016-2026 | 5 5 | 5 | 1900 | 4660x1865x1665 | 54 | S@38500:A, SX@41900:A, SX+@48300:B, GT-Line@57300:C>2024 | A=2.0P4 8.1 AUT6 FWD 192; B=2.0D4t 6.3 AUT8 AWD 416; C=1.6H4t 4.9 AUT6 FWD 350
Kia | Carnival | People Mover | 2016-2026 | 8 5 | 5 | 2000 | 5155x1995x1785 | 72 | S@54900:A, Sport@60500:A, GT-Line@75900:A | A=2.2D4t 6.5 AUT8 FWD 440
Kia | Cerato | Hatchback | 2016-2024 | 5 5 | 4 | 1100 | 4510x1800x1445 | 50 | S@29800:A, Sport@31900:A, GT@39900:B | A=2.0P4 7.4 AUT6 FWD 192; B=1.6P4t 6.9 DCT7 FWD 265
Kia | Picanto | Hatchback | 2017-2026 | 5 5 | 4 | 0 | 3595x1595x1495 | 35 | Sport@21900:A, GT-Line@23900:A | A=1.2P4 6.0 AUT4 FWD 122
Kia | Sorento | SUV | 2016-2026 | 7 5 | 5 | 2000 | 4815x1900x1700 | 67 | S@55900:A, Sport@60900:A, GT-Line@73900:A | A=2.2D4t 5.9 DCT8 AWD 440
Hyundai | i30 | Hatchback | 2017-2026 | 5 5 | 5 | 1300 | 4340x1795x1455 | 50 | Active@31500:A, Elite@35400:A, N Line@39800:B, N Premium@56400:C | A=2.0P4 7.4 AUT6 FWD 203; B=1.6P4t 7.1 DCT7 FWD 265; C=2.0P4t 8.5 DCT8 FWD 392
Hyundai | Tucson | SUV | 2016-2026 | 5 5 | 5 | 1900 | 4640x1865x1665 | 54 | Base@44200:A, Elite@50600:A, Premium@60100:B>2024 | A=2.0P4 8.1 AUT6 FWD 192; B=1.6H4t 5.3 AUT6 AWD 350
Hyundai | Kona | SUV | 2018-2026 | 5 5 | 4 | 1300 | 4350x1825x1580 | 47 | Base@37200:A, N Line@42300:A, Premium@45800:B>2023 | A=2.0P4 6.6 CVT FWD 180; B=1.6H4 3.9 DCT6 FWD 265
Hyundai | Staria | People Mover | 2021-2026 | 8 5 | 5 | 2500 | 5253x1997x1990 | 75 | Base@56900:A, Elite@64100:A, Highlander@71800:A | A=2.2D4t 8.2 AUT8 FWD 430
MG | MG3 | Hatchback | 2018-2026 | 5 5 | 4 | 0 | 4113x1797x1502 | 45 | Vibe@21900:A, Excite@23900:A, Hybrid+ Essence@30900:B>2024 | A=1.5P4 6.0 CVT FWD 150; B=1.5H4 4.3 AUT3 FWD 250
MG | ZS | SUV | 2018-2026 | 5 5 | 4 | 500 | 4323x1809x1653 | 48 | Excite@25900:A, Essence@28900:A, Hybrid+ Essence@35900:B>2024 | A=1.5P4 7.1 CVT FWD 150; B=1.5H4 4.7 AUT3 FWD 250
MG | HS | SUV | 2020-2026 | 5 5 | 5 | 1500 | 4610x1876x1664 | 55 | Vibe@33900:A, Excite@36900:A, Essence@42900:A | A=1.5P4t 7.3 DCT7 FWD 275
Isuzu | D-MAX | Ute | 2016-2026 | 5 4 | 5 | 3500 | 5280x1870x1790 | 76 | SX@52500:A, LS-M@58900:A, LS-U@65500:A, X-Terrain@70500:A | A=3.0D4t 8.0 AUT6 4WD 450
Isuzu | MU-X | SUV | 2017-2026 | 7 5 | 5 | 3500 | 4850x1870x1825 | 80 | LS-M@58900:A, LS-U@66400:A, LS-T@73900:A | A=3.0D4t 8.3 AUT6 4WD 450
Mitsubishi | Triton | Ute | 2016-2026 | 5 4 | 5 | 3500 | 5360x1930x1815 | 75 | GLX@52300:A, GLX-R@57100:A, GLS@63800:A, GSR@67700:A | A=2.4D4t 7.7 AUT6 4WD 470
Mitsubishi | Outlander | SUV | 2016-2026 | 7 5 | 5 | 1600 | 4710x1862x1740 | 55 | ES@41900:A, LS@45300:A, Exceed@56300:A, PHEV Aspire@66900:B>2022 | A=2.5P4 8.1 CVT AWD 245; B=2.4G4 1.5 AUT1 AWD 450
Mitsubishi | ASX | SUV | 2016-2024 | 5 5 | 0 | 1300 | 4365x1810x1640 | 63 | ES@28900:A, MR@30900:A, LS@32400:A, Exceed@38100:B | A=2.0P4 7.6 CVT FWD 197; B=2.4P4 7.9 CVT FWD 222
Nissan | X-TRAIL | SUV | 2017-2026 | 7 5 | 5 | 2000 | 4680x1840x1725 | 55 | ST@42400:A, ST-L@48700:A, Ti@55600:A, Ti-L e-Power@63900:B>2023 | A=2.5P4 7.8 CVT AWD 244; B=1.5H3t 6.1 AUT1 AWD 525
Nissan | Navara | Ute | 2016-2025 | 5 4 | 5 | 3500 | 5260x1850x1840 | 80 | SL@53900:A, ST@57300:A, ST-X@64400:A, PRO-4X@70200:A | A=2.3D4t 8.1 AUT7 4WD 450
Nissan | Patrol | SUV | 2016-2026 | 8 5 | 0 | 3500 | 5175x1995x1940 | 140 | Ti@94900:A, Ti-L@108300:A, Warrior@117600:A>2023 | A=5.6P8 14.4 AUT7 4WD 560
Subaru | Forester | SUV | 2016-2026 | 5 5 | 5 | 1800 | 4640x1815x1730 | 63 | AWD@45800:A, Premium@50800:A, Sport Hybrid@56200:B>2025 | A=2.5P4 7.4 CVT AWD 239; B=2.5H4 6.2 CVT AWD 254
Subaru | Outback | Wagon | 2016-2026 | 5 5 | 5 | 2000 | 4870x1875x1675 | 63 | AWD@48600:A, AWD Sport@52500:A, AWD Touring@57100:A, XT@61900:B>2023 | A=2.5P4 7.3 CVT AWD 245; B=2.4P4t 9.0 CVT AWD 350
Volkswagen | Golf | Hatchback | 2016-2026 | 5 5 | 5 | 1400 | 4296x1789x1471 | 50 | Life@43900:A, Style@48200:A, GTI@61200:B, R@77700:C | A=1.4P4t 5.8 AUT8 FWD 250; B=2.0P4t 7.0 DCT7 FWD 370; C=2.0P4t 7.8 DCT7 AWD 400
Volkswagen | Tiguan | SUV | 2017-2026 | 5 5 | 5 | 2300 | 4539x1842x1660 | 58 | 110TSI Life@49900:A, 162TSI Elegance@61400:B, 162TSI R-Line@65900:B | A=1.4P4t 7.7 DCT6 FWD 250; B=2.0P4t 8.5 DCT7 AWD 350
Volkswagen | Amarok | Ute | 2016-2026 | 5 4 | 5 | 3500 | 5350x1910x1888 | 80 | Core@60900:A>2023, Life@65900:A>2023, Style@76900:B>2023, Aventura@86900:B>2023 | A=2.0D4t 7.2 AUT10 4WD 500; B=3.0D6t 8.4 AUT10 4WD 600
Honda | CR-V | SUV | 2017-2026 | 5 5 | 4 | 1500 | 4704x1866x1681 | 57 | VTi X@46900:A, VTi L@52200:A, e:HEV RS@61900:B>2023 | A=1.5P4t 7.1 CVT FWD 240; B=2.0H4 5.5 CVT AWD 335
Honda | Civic | Hatchback | 2017-2026 | 5 5 | 5 | 800 | 4560x1802x1415 | 47 | VTi-L@44900:A, e:HEV LX@55900:B>2022, Type R@79000:C>2018 | A=1.5P4t 6.3 CVT FWD 240; B=2.0H4 4.2 CVT FWD 315; C=2.0P4t 8.9 MAN6 FWD 420
Suzuki | Swift | Hatchback | 2017-2026 | 5 5 | 3 | 900 | 3860x1735x1495 | 37 | GL@26900:A, GLX@29900:A | A=1.2P3 4.0 CVT FWD 107
Suzuki | Jimny | SUV | 2019-2026 | 4 3 | 3 | 1300 | 3480x1645x1720 | 40 | Lite@33200:A, GLX@37900:A, XL@41500:A | A=1.5P4 6.9 AUT4 4WD 130
Škoda | Octavia | Wagon | 2016-2026 | 5 5 | 5 | 1500 | 4689x1829x1468 | 50 | Style@46900:A, RS@61900:B | A=1.4P4t 5.7 AUT8 FWD 250; B=2.0P4t 6.8 DCT7 FWD 370
Škoda | Kodiaq | SUV | 2017-2026 | 7 5 | 5 | 2300 | 4758x1864x1659 | 58 | Select@59500:A, Sportline@69900:A | A=2.0P4t 8.3 DCT7 AWD 340
Renault | Mégane R.S. | Hatchback | 2018-2023 | 5 5 | 5 | 0 | 4372x1874x1435 | 50 | Sport@52900:A, Trophy@60900:A | A=1.8P4t 8.3 DCT6 FWD 420
Citroën | C3 Aircross | SUV | 2019-2023 | 5 5 | 5 | 600 | 4160x1756x1597 | 45 | Shine@37900:A | A=1.2P3t 6.6 AUT6 FWD 205
Holden | Commodore | Sedan | 2016-2020 | 5 4 | 5 | 2100 | 4897x1863x1455 | 61 | Evoke@36900:A, SS-V Redline@58900:B | A=3.0P6 8.6 AUT6 RWD 290; B=6.2P8 12.8 AUT6 RWD 570
Holden | Colorado | Ute | 2016-2020 | 5 4 | 5 | 3500 | 5361x1872x1800 | 76 | LS@43900:A, LTZ@52900:A, Z71@57900:A | A=2.8D4t 8.7 AUT6 4WD 500
`

export const cheryCars = `
Chery | Tiggo 4 Pro | SUV | 2024-2026 | 5 5 | 5 | 0 | 4318x1831x1653 | 51 | Urban@23990:A, Ultimate@26990:A, Hybrid Ultimate@34990:B>2025 | A=1.5P4t 7.4 CVT FWD 210; B=1.5H4 5.4 AUT1 FWD 265
Chery | Tiggo 7 Pro | SUV | 2023-2026 | 5 5 | 5 | 1300 | 4500x1842x1746 | 51 | Urban@29990:A, Elite@34990:A, Ultimate@39990:B, Super Hybrid Ultimate@43990:C>2025 | A=1.6P4t 7.0 DCT7 FWD 290; B=1.6P4t 7.4 DCT7 AWD 290; C=1.5G4t 1.4 AUT1 FWD 525
Chery | Tiggo 8 Pro Max | SUV | 2023-2026 | 7 5 | 5 | 1600 | 4724x1860x1746 | 57 | Urban@38990:A, Elite@41990:A, Ultimate@45990:B | A=2.0P4t 8.1 DCT7 FWD 375; B=2.0P4t 8.8 DCT7 AWD 375
Chery | Omoda 5 | SUV | 2023-2026 | 5 5 | 5 | 1300 | 4400x1830x1588 | 51 | BX@29990:A, EX@32990:A, EX Plus@34990:B, GT@39990:B | A=1.5P4t 6.9 CVT FWD 210; B=1.6P4t 7.1 DCT7 FWD 275
Chery | Omoda E5 | SUV | 2024-2026 | 5 5 | 5 | 0 | 4424x1830x1588 | 61 | BX@39990:A, EX@42990:A | A=E 14.2 AUT1 FWD 340
`
