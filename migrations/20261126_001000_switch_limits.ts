import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Section, former key and new key of each renamed switch. */
const renamedSwitches = [
  ['sales', 'online_payment_least', 'online_payment_min_amount'],
  ['sales', 'online_payment_most', 'online_payment_max_amount'],
  ['trade_in', 'most_kms', 'max_kms'],
] as const

const switchColumns = [
  ['site_settings', 'switches'],
  ['_site_settings_v', 'version_switches'],
  ['templates', 'switches'],
  ['_templates_v', 'version_switches'],
] as const

const renameSwitchSql = (section: string, from: string, to: string): string =>
  switchColumns
    .map(
      ([table, column]) => `
   UPDATE "${table}" SET "${column}" = jsonb_set("${column}", '{${section}}',
     ("${column}" -> '${section}') - '${from}'
       || jsonb_build_object('${to}', "${column}" -> '${section}' -> '${from}'))
   WHERE jsonb_typeof("${column}" -> '${section}') = 'object' AND "${column}" -> '${section}' ? '${from}';`,
    )
    .join('')

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(renamedSwitches.map(([section, from, to]) => renameSwitchSql(section, from, to)).join('')))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(renamedSwitches.map(([section, from, to]) => renameSwitchSql(section, to, from)).join('')))
}
