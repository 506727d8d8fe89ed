/** Prestige and performance cars, in the columns of `cars`. */
export const prestigeCars = `
Porsche | 911 | Coupe | 2016-2026 | 4 2 | 0 | 0 | 4519x1852x1298 | 64 | Carrera@310000:A, Carrera S@348000:B, Turbo S@535000:C, GT3@455000:D | A=3.0P6t 10.3 DCT8 RWD 450; B=3.0P6t 10.6 DCT8 RWD 530; C=3.7P6t 11.3 DCT8 AWD 800; D=4.0P6 12.9 DCT7 RWD 470
Porsche | Cayenne | SUV | 2018-2026 | 5 5 | 5 | 3500 | 4930x1983x1698 | 75 | Base@176000:A, S@209000:B, Turbo GT@388000:C | A=3.0P6t 10.8 AUT8 AWD 500; B=4.0P8t 12.9 AUT8 AWD 600; C=4.0P8t 12.6 AUT8 AWD 850
Porsche | Macan | SUV | 2016-2025 | 5 5 | 5 | 2000 | 4726x1922x1621 | 65 | Base@104000:A, S@128000:B, GTS@158000:B | A=2.0P4t 9.9 DCT7 AWD 400; B=2.9P6t 11.1 DCT7 AWD 520
Porsche | 718 Boxster | Convertible | 2016-2025 | 2 2 | 0 | 0 | 4379x1801x1281 | 54 | Style Edition@152000:A, GTS 4.0@228000:B | A=2.0P4t 7.9 DCT7 RWD 380; B=4.0P6 9.7 DCT7 RWD 430
Mercedes-Benz | C-Class | Sedan | 2016-2026 | 5 4 | 5 | 1800 | 4751x1820x1437 | 66 | C 200@92500:A, C 300@103900:A, AMG C 43@140500:B | A=2.0P4t 7.1 AUT9 RWD 300; B=2.0P4t 9.1 AUT9 AWD 500
Mercedes-Benz | GLC | SUV | 2016-2026 | 5 5 | 5 | 2400 | 4716x1890x1640 | 62 | GLC 200@95900:A, GLC 300 4MATIC@109900:B, AMG GLC 63 S@191500:C | A=2.0P4t 7.7 AUT9 RWD 320; B=2.0P4t 8.1 AUT9 AWD 400; C=2.0G4t 8.0 AUT9 AWD 1020
Mercedes-Benz | AMG GT | Coupe | 2016-2026 | 2 2 | 0 | 0 | 4546x1939x1288 | 75 | S@318000:A, R@405000:A | A=4.0P8t 11.4 DCT7 RWD 670
Mercedes-Benz | E-Class | Convertible | 2018-2023 | 4 2 | 5 | 1800 | 4835x1860x1429 | 66 | E 300@134900:A, E 53 AMG@178500:B | A=2.0P4t 8.1 AUT9 RWD 370; B=3.0P6t 9.6 AUT9 AWD 520
BMW | 3 Series | Sedan | 2016-2026 | 5 4 | 5 | 1600 | 4709x1827x1435 | 59 | 320i M Sport@84900:A, 330i M Sport@96900:A, M340i xDrive@118500:B | A=2.0P4t 6.4 AUT8 RWD 300; B=3.0P6t 7.8 AUT8 AWD 500
BMW | M4 | Coupe | 2016-2026 | 4 2 | 0 | 0 | 4794x1887x1393 | 59 | Competition@186500:A, CSL@312000:A | A=3.0P6t 10.2 AUT8 AWD 650
BMW | X5 | SUV | 2016-2026 | 5 5 | 5 | 3500 | 4935x2004x1765 | 83 | xDrive30d@146900:A, xDrive40i@153900:B, M Competition@252900:C | A=3.0D6t 7.5 AUT8 AWD 650; B=3.0P6t 9.3 AUT8 AWD 520; C=4.4P8t 13.1 AUT8 AWD 750
Audi | A5 | Coupe | 2017-2024 | 4 2 | 5 | 1700 | 4697x1846x1371 | 58 | 40 TFSI@87900:A, 45 TFSI quattro@99900:B, S5@132400:C | A=2.0P4t 6.5 DCT7 FWD 320; B=2.0P4t 7.1 DCT7 AWD 370; C=3.0P6t 8.8 AUT8 AWD 500
Audi | RS6 | Wagon | 2020-2026 | 5 5 | 0 | 2000 | 4995x1951x1460 | 73 | Avant@246900:A, Avant performance@271900:A | A=4.0P8t 11.8 AUT8 AWD 850
Audi | Q7 | SUV | 2016-2026 | 7 5 | 5 | 3500 | 5067x1970x1735 | 85 | 45 TDI@124900:A, 50 TDI S line@138900:A, SQ7@187900:B | A=3.0D6t 7.1 AUT8 AWD 600; B=4.0P8t 12.1 AUT8 AWD 770
Land Rover | Range Rover Sport | SUV | 2017-2026 | 5 5 | 5 | 3500 | 4946x2047x1820 | 80 | Dynamic SE@162900:A, Autobiography@221900:A, SV Edition One@360800:B | A=3.0D6t 7.6 AUT8 AWD 700; B=4.4P8t 12.1 AUT8 AWD 800
Land Rover | Defender | SUV | 2020-2026 | 5 5 | 5 | 3500 | 5018x1996x1967 | 89 | 110 S@103900:A, 110 X-Dynamic HSE@124900:A, 130 V8@233700:B | A=3.0D6t 8.4 AUT8 AWD 650; B=5.0P8 14.5 AUT8 AWD 610
Bentley | Continental GT | Coupe | 2018-2026 | 4 2 | 0 | 0 | 4850x1966x1405 | 90 | V8@458000:A, Speed@590000:B | A=4.0P8t 12.1 DCT8 AWD 770; B=6.0P12t 13.9 DCT8 AWD 900
Aston Martin | Vantage | Coupe | 2018-2026 | 2 2 | 0 | 0 | 4495x1980x1275 | 73 | V8@399000:A | A=4.0P8t 12.3 AUT8 RWD 800
Ferrari | Roma | Coupe | 2021-2025 | 4 2 | 0 | 0 | 4656x1974x1301 | 80 | Coupe@475000:A | A=3.9P8t 11.2 DCT8 RWD 760
Lexus | LC | Convertible | 2018-2026 | 4 2 | 0 | 0 | 4770x1920x1350 | 82 | LC 500@240800:A | A=5.0P8 12.7 AUT10 RWD 540
`

/** Electric cars; the tank column is the battery in kilowatt hours. */
export const electricCars = `
Tesla | Model 3 | Sedan | 2019-2026 | 5 4 | 5 | 1000 | 4720x1850x1441 | 60 | Rear-Wheel Drive@61900:A, Long Range@71900:B, Performance@89900:C | A=E 0 AUT1 RWD 420; B=E 0 AUT1 AWD 493; C=E 0 AUT1 AWD 741
Tesla | Model Y | SUV | 2022-2026 | 5 5 | 5 | 1600 | 4790x1921x1624 | 62 | Rear-Wheel Drive@63900:A, Long Range@76900:B | A=E 0 AUT1 RWD 420; B=E 0 AUT1 AWD 493
BYD | Atto 3 | SUV | 2022-2026 | 5 5 | 5 | 750 | 4455x1875x1615 | 60 | Essential@43900:A, Premium@48900:A | A=E 0 AUT1 FWD 310
BYD | Dolphin | Hatchback | 2023-2026 | 5 5 | 5 | 0 | 4290x1770x1570 | 45 | Essential@33900:A, Premium@40900:B | A=E 0 AUT1 FWD 180; B=E 0 AUT1 FWD 310
BYD | Seal | Sedan | 2023-2026 | 5 4 | 5 | 1500 | 4800x1875x1460 | 82 | Dynamic@51900:A, Premium@58900:A, Performance@68900:B | A=E 0 AUT1 RWD 360; B=E 0 AUT1 AWD 670
MG | MG4 | Hatchback | 2023-2026 | 5 5 | 5 | 500 | 4287x1836x1516 | 64 | Excite 51@37900:A, Essence 64@45900:A, XPower@59900:B | A=E 0 AUT1 RWD 250; B=E 0 AUT1 AWD 600
Polestar | Polestar 2 | Hatchback | 2022-2026 | 5 5 | 5 | 1500 | 4606x1859x1482 | 79 | Standard Range@66900:A, Long Range Dual@77900:B | A=E 0 AUT1 RWD 490; B=E 0 AUT1 AWD 740
Kia | EV6 | SUV | 2022-2026 | 5 5 | 5 | 1600 | 4695x1890x1550 | 77 | Air@78900:A, GT-Line@86900:A, GT@106900:B | A=E 0 AUT1 RWD 350; B=E 0 AUT1 AWD 740
Hyundai | Ioniq 5 | SUV | 2021-2026 | 5 5 | 5 | 1600 | 4655x1890x1605 | 84 | Base@74900:A, Premium@83900:A, N@117900:B | A=E 0 AUT1 RWD 350; B=E 0 AUT1 AWD 740
Volvo | EX30 | SUV | 2024-2026 | 5 5 | 5 | 1600 | 4233x1837x1555 | 69 | Plus@65900:A, Ultra Twin Performance@77900:B | A=E 0 AUT1 RWD 343; B=E 0 AUT1 AWD 543
Cupra | Born | Hatchback | 2023-2026 | 5 5 | 5 | 0 | 4324x1809x1540 | 77 | e-Boost@66900:A | A=E 0 AUT1 RWD 310
Nissan | Leaf | Hatchback | 2019-2025 | 5 5 | 5 | 0 | 4490x1788x1540 | 40 | Base@53900:A, e+@63900:A | A=E 0 AUT1 FWD 320
`
