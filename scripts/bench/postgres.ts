import pg from 'pg'
import type { StockRecord } from '@/src/domain/stock/search-record/search-record'
import { benchFacets, type BenchQuery } from './stock'

const columns = [...benchFacets.filter((name) => name !== 'filtered_features' && name !== 'categories')]
const numericColumns = new Set(['price', 'km', 'year', 'seats'])
const listColumns = ['filtered_features', 'categories']

/** Measures the same requests on an indexed table, one statement per sub-request. Returns null without a database. */
export const benchPostgres = async (
  stock: readonly StockRecord[],
  queries: readonly BenchQuery[],
): Promise<{ p50: number; p95: number } | null> => {
  const connectionString = process.env.DATABASE_URL
  if (!connectionString) {
    console.log('DATABASE_URL is not set: the comparison with Postgres is skipped.')
    return null
  }
  const client = new pg.Client({ connectionString })
  await client.connect()
  const schema = `bench_${process.pid}`
  try {
    await client.query(`create schema ${schema}`)
    await client.query(`set search_path to ${schema}, public`)
    await loadStock(client, stock)
    const times: number[] = []
    for (const [i, query] of queries.entries()) {
      const start = performance.now()
      await runQuery(client, query)
      if (i >= 4) times.push(performance.now() - start)
    }
    times.sort((a, b) => a - b)
    const at = (part: number): number => Math.round(times[Math.floor(times.length * part)] ?? 0)
    return { p50: at(0.5), p95: at(0.95) }
  } finally {
    await client.query(`drop schema if exists ${schema} cascade`)
    await client.end()
  }
}

const loadStock = async (client: pg.Client, stock: readonly StockRecord[]): Promise<void> => {
  const columnDefinitions = columns.map((name) => `${name} ${numericColumns.has(name) ? 'double precision' : 'text'}`)
  await client.query(
    `create table cars (id text primary key, rank integer, words tsvector, record jsonb, ${columnDefinitions.join()}, ${listColumns.map((name) => `${name} text[]`).join()})`,
  )
  for (let from = 0; from < stock.length; from += 2000)
    await client.query(
      `insert into cars select r->>'objectID', (r->>'rank')::integer,
        to_tsvector('simple', concat_ws(' ', r->>'name', r->>'body', r->>'colour', r->>'fuel', r->>'city', r->>'dealership_name', r->>'stocknum')), r,
        ${columns.map((name) => (numericColumns.has(name) ? `(r->>'${name}')::double precision` : `r->>'${name}'`)).join()},
        ${listColumns.map((name) => `array(select jsonb_array_elements_text(r->'${name}'))`).join()}
       from jsonb_array_elements($1::jsonb) r`,
      [JSON.stringify(stock.slice(from, from + 2000))],
    )
  await client.query('create index on cars using gin (words)')
  await client.query('create index on cars using gin (filtered_features)')
  for (const name of ['make', 'body', 'price', 'rank', 'year', 'state'])
    await client.query(`create index on cars (${name})`)
  await client.query('vacuum analyze cars')
}

const buildCondition = (query: BenchQuery, values: unknown[], without?: string): string => {
  const parts = ['true']
  const param = (value: unknown): string => `$${values.push(value)}`
  for (const { facet, values: refinedValues } of query.refined) {
    if (facet === without) continue
    if (listColumns.includes(facet)) parts.push(`${facet} && ${param(refinedValues)}::text[]`)
    else
      parts.push(
        numericColumns.has(facet)
          ? `${facet} = any(${param(refinedValues.map(Number))}::double precision[])`
          : `${facet} = any(${param(refinedValues)}::text[])`,
      )
  }
  for (const { facet, from, to } of query.ranges)
    if (facet !== without) parts.push(`${facet} between ${param(from)} and ${param(to)}`)
  const words = query.text.split(' ').filter(Boolean)
  if (words.length > 0)
    parts.push(`words @@ to_tsquery('simple', ${param(words.map((word) => `${word}:*`).join(' & '))})`)
  return parts.join(' and ')
}

const countFacetSql = (facet: string): string => {
  const value = listColumns.includes(facet) ? `unnest(${facet})` : `${facet}::text`
  return `(select '${facet}' facet, value, count(*) n from (select ${value} value from found) v where value is not null group by value order by n desc limit 100)`
}

const runQuery = async (client: pg.Client, query: BenchQuery): Promise<void> => {
  const values: unknown[] = []
  const where = buildCondition(query, values)
  await client.query(
    `with found as materialized (select * from cars where ${where}) ${[...columns, ...listColumns].map(countFacetSql).join(' union all ')}`,
    values,
  )
  await client.query(`select record from cars where ${where} order by rank desc limit 20`, values)
  await client.query(`select count(*), min(price), max(price), avg(price) from cars where ${where}`, values)
  for (const { facet } of [...query.refined, ...query.ranges]) {
    const others: unknown[] = []
    const without = buildCondition(query, others, facet)
    await client.query(
      `with found as materialized (select ${facet} from cars where ${without}) ${countFacetSql(facet)}`,
      others,
    )
  }
}
