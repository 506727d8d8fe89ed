import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { ClientBase, QueryResult as PgQueryResult } from 'pg'

type Statement = ReturnType<typeof sql>

type QueryResult = { readonly rows: readonly unknown[] }

/** The part of Payload's database adapter that runs a statement within a request's transaction. */
type TransactionAdapter = {
  readonly sessions?: Readonly<
    Record<string, { readonly db: { execute: (statement: Statement) => Promise<QueryResult> } }>
  >
}

/** Runs a statement within the transaction of a request, so that both are committed or neither. */
export const executeInTransaction = async (req: PayloadRequest, statement: Statement): Promise<QueryResult> => {
  const id = await req.transactionID
  const { sessions } = req.payload.db as TransactionAdapter
  const session = id === undefined || id === null ? undefined : sessions?.[String(id)]
  if (!session) throw new TypeError('The request has no open transaction.')
  return session.db.execute(statement)
}

/** Converts a statement with `$1` and its values to Drizzle's form. */
const toStatement = (text: string, values: readonly unknown[]): Statement =>
  sql.join(
    text
      .split(/\$(\d+)/)
      // The odd parts are the numbers of values.
      .map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`)),
  )

/**
 * Returns the transaction of a request as services expect a connection, so that what they write is committed together
 * with what Payload writes.
 */
export const transactionClient = (req: PayloadRequest): Pick<ClientBase, 'query'> => ({
  query: ((text: string, values: readonly unknown[] = []): Promise<PgQueryResult> =>
    executeInTransaction(req, toStatement(text, values)) as Promise<PgQueryResult>) as ClientBase['query'],
})
