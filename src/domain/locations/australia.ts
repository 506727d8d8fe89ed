/** Rough outline of each state for a small map: longitude and southern latitude, in tenths of a degree. */
type Outline = { readonly name: string; readonly label: readonly [number, number]; readonly points: string }

export const stateOutlines: Readonly<Record<string, Outline>> = {
  WA: {
    name: 'Western Australia',
    label: [1215, 262],
    points:
      '1290,149 1282,148 1260,139 1244,163 1222,179 1215,192 1188,203 1167,206 1141,219 1134,243 1135,263 1149,293 1157,318 1151,336 1152,343 1179,351 1200,339 1235,339 1242,329 1262,322 1290,316',
  },
  NT: {
    name: 'Northern Territory',
    label: [1335, 200],
    points:
      '1290,149 1297,149 1302,129 1310,122 1326,115 1352,122 1368,122 1365,133 1359,143 1356,151 1372,159 1380,166 1380,260 1290,260',
  },
  SA: {
    name: 'South Australia',
    label: [1350, 296],
    points:
      '1290,260 1410,260 1410,380 1398,372 1396,360 1381,356 1385,347 1378,352 1370,352 1378,329 1360,346 1352,345 1342,327 1312,315 1290,316',
  },
  QLD: {
    name: 'Queensland',
    label: [1446, 232],
    points:
      '1380,166 1393,174 1409,174 1417,150 1417,126 1425,107 1434,126 1438,143 1453,150 1460,179 1479,199 1494,215 1508,234 1529,253 1532,270 1535,282 1520,286 1512,289 1490,290 1410,290 1410,260 1380,260',
  },
  NSW: {
    name: 'New South Wales',
    label: [1462, 322],
    points:
      '1410,290 1490,290 1512,289 1520,286 1535,282 1531,306 1525,322 1515,333 1508,347 1500,371 1499,375 1482,367 1469,361 1448,361 1433,348 1422,342 1410,340',
  },
  VIC: {
    name: 'Victoria',
    label: [1436, 371],
    points:
      '1410,340 1422,342 1433,348 1448,361 1469,361 1482,367 1499,375 1478,379 1464,390 1449,380 1446,383 1435,388 1416,384 1410,380',
  },
  TAS: {
    name: 'Tasmania',
    label: [1466, 421],
    points: '1447,407 1465,411 1482,409 1483,422 1470,435 1460,435 1452,423',
  },
  ACT: {
    name: 'Australian Capital Territory',
    label: [1526, 366],
    points: '1488,352 1492,351 1494,356 1491,360 1488,357',
  },
}

/** Converts tenths of a degree to a point of the map, whose units are narrower than high at these latitudes. */
export const project = (longitude: number, latitude: number): readonly [number, number] => [
  Math.round((longitude - 1120) * 0.9),
  Math.round(latitude - 95),
]

export const toPolygonPoints = (points: string): string =>
  points
    .split(' ')
    .map((point) => project(...(point.split(',').map(Number) as [number, number])).join())
    .join(' ')
