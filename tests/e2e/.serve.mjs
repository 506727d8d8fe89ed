var __defProp = Object.defineProperty;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __esm = (fn, res, err) => function __init() {
  if (err) throw err[0];
  try {
    return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
  } catch (e) {
    throw err = [e], e;
  }
};
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// tests/e2e/dealer-copies.ts
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
var notCopied, foreignKeys, isTenantColumn, isParentColumn, ownedTables, writableColumns, fileOf, snapshotDealers, changedBySite, protectDemoDealers;
var init_dealer_copies = __esm({
  "tests/e2e/dealer-copies.ts"() {
    "use strict";
    notCopied = /* @__PURE__ */ new Set([
      "appointments",
      "audit",
      "events",
      "lead_deliveries",
      "leads",
      "messages",
      "payments",
      "prize_spins",
      "purchases",
      "reservations",
      "saved_cars",
      "saved_searches",
      "search_events",
      "search_misses",
      "shoppers",
      "sign_in_codes",
      "stock_imports",
      "tenants_domains",
      "users_tenants",
      "valuations",
      "vehicle_price_changes",
      "vehicle_views"
    ]);
    foreignKeys = async (client) => {
      const { rows } = await client.query(
        `SELECT c.relname AS table, a.attname AS column, p.relname AS parent
     FROM pg_constraint k
     JOIN pg_class c ON c.oid = k.conrelid
     JOIN pg_class p ON p.oid = k.confrelid
     JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
     WHERE k.contype = 'f' AND c.relnamespace = 'public'::regnamespace`
      );
      return rows;
    };
    isTenantColumn = ({ column, parent }) => parent === "tenants" && ["tenant_id", "version_tenant_id"].includes(column);
    isParentColumn = ({ column }) => ["_parent_id", "parent_id"].includes(column);
    ownedTables = (keys) => {
      const found = /* @__PURE__ */ new Map([["tenants", "id = $1"]]);
      for (const key of keys.filter(isTenantColumn))
        if (!notCopied.has(key.table)) found.set(key.table, `${key.column} = $1`);
      for (; ; ) {
        const next = keys.filter(
          (key) => isParentColumn(key) && found.has(key.parent) && !found.has(key.table) && !notCopied.has(key.table)
        );
        if (next.length === 0) return [...found].map(([table, where]) => ({ table, where }));
        for (const { table, column, parent } of next)
          found.set(table, `${column} IN (SELECT id FROM ${parent} WHERE ${found.get(parent) ?? "false"})`);
      }
    };
    writableColumns = async (client, table) => {
      const { rows } = await client.query(
        `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'
       AND NOT (column_name = 'id' AND coalesce(column_default, '') LIKE 'nextval%')
     ORDER BY ordinal_position`,
        [table]
      );
      return rows.map(({ name }) => `"${name}"`).join(", ");
    };
    fileOf = (folder, slug) => path.join(folder, "dealers", `${slug}.json`);
    snapshotDealers = async (client, folder) => {
      const tables = ownedTables(await foreignKeys(client));
      const columns = /* @__PURE__ */ new Map();
      for (const { table } of tables) columns.set(table, await writableColumns(client, table));
      mkdirSync(path.join(folder, "dealers"), { recursive: true });
      const { rows: tenants } = await client.query("SELECT id, slug FROM tenants");
      for (const { id, slug } of tenants) {
        const copied = [];
        for (const { table, where } of tables) {
          const { rows } = await client.query(
            `SELECT json_agg(t)::text AS rows FROM (SELECT * FROM "${table}" WHERE ${where}) t`,
            [id]
          );
          if (rows[0]?.rows) copied.push({ table, columns: columns.get(table) ?? "", rows: rows[0].rows });
        }
        writeFileSync(fileOf(folder, slug), JSON.stringify({ tenantId: id, tables: copied }));
      }
    };
    changedBySite = ["updated_at", "views"];
    protectDemoDealers = async (client) => {
      const keys = (await foreignKeys(client)).filter(isTenantColumn);
      const { rows } = await client.query("SELECT string_agg(quote_literal(id), ', ') AS ids FROM tenants");
      await client.query(
        `CREATE FUNCTION demo_dealers_are_shared() RETURNS trigger LANGUAGE plpgsql AS $$
     DECLARE
       before jsonb := CASE WHEN TG_OP = 'INSERT' THEN NULL ELSE to_jsonb(OLD) END;
       after jsonb := CASE WHEN TG_OP = 'DELETE' THEN NULL ELSE to_jsonb(NEW) END;
     BEGIN
       IF before - '{${changedBySite.join(",")}}'::text[] IS DISTINCT FROM after - '{${changedBySite.join(",")}}'::text[]
          AND coalesce(before, after) ->> TG_ARGV[0] IN (${rows[0]?.ids ?? "''"}) THEN
         RAISE EXCEPTION 'A test tried to % a row of % of a demo dealer. All tests share those: use a copy (docs/testing.md).',
           TG_OP, TG_TABLE_NAME;
       END IF;
       RETURN coalesce(NEW, OLD);
     END $$`
      );
      const tables = [...keys.filter(({ table }) => !notCopied.has(table)), { table: "tenants", column: "id" }];
      for (const { table, column } of tables)
        await client.query(
          `CREATE TRIGGER demo_dealers_are_shared BEFORE INSERT OR UPDATE OR DELETE ON "${table}"
       FOR EACH ROW EXECUTE FUNCTION demo_dealers_are_shared('${column}')`
        );
    };
  }
});

// tests/e2e/global-setup.ts
var global_setup_exports = {};
__export(global_setup_exports, {
  default: () => globalSetup
});
import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync as readFileSync2 } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path2 from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { chromiumPath } from "../../scripts/lib/chromium.mjs";
import { inRoot, root } from "../../scripts/lib/paths.mjs";
import { freePort } from "../../scripts/lib/ports.mjs";
import { openPostgres } from "../../scripts/lib/postgres.mjs";
import { clockEnvironment, databaseClock, databaseClockSetting } from "../../scripts/testing/clock.mjs";
async function globalSetup() {
  process.env["FORECOURT_CHROMIUM"] = await chromiumPath({ shell: true });
  if (process.env["FORECOURT_E2E_DATA"]) return () => Promise.resolve();
  const dataDir = await mkdtemp(path2.join(tmpdir(), "forecourt-e2e-"));
  await chmod(dataDir, 457);
  const postgres = await openPostgres({ dataDir, settings: postgresSettings });
  const log = path2.join(dataDir, "site.log");
  const output = openSync(log, "a");
  let server = null;
  const stop2 = async () => {
    if (server?.exitCode === null) {
      server.kill("SIGTERM");
      await once(server, "exit");
    }
    await postgres.stop();
    closeSync(output);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await withDatabase(postgres.url, (client) => client.query(databaseClock()));
    const port = await freePort();
    server = spawn(process.execPath, [inRoot("scripts/start.mjs")], {
      cwd: root,
      env: { ...process.env, ...emptyEnvironment(), ...clockEnvironment(), PORT: String(port), DATA_DIR: dataDir },
      stdio: ["ignore", output, output]
    });
    process.env["FORECOURT_E2E_PORT"] = String(port);
    process.env["FORECOURT_E2E_DATA"] = dataDir;
    await untilHealthy(port, server, log);
    await withDatabase(postgres.url, async (client) => {
      await snapshotDealers(client, dataDir);
      await protectDemoDealers(client);
    });
  } catch (error) {
    await stop2();
    throw error;
  }
  return stop2;
}
var emptyEnvironment, untilHealthy, withDatabase, postgresSettings;
var init_global_setup = __esm({
  "tests/e2e/global-setup.ts"() {
    "use strict";
    init_dealer_copies();
    emptyEnvironment = () => {
      const names = readFileSync2(inRoot(".env.example"), "utf8").matchAll(/^([A-Z0-9_]+)=/gm);
      return Object.fromEntries([...names].map(([, name]) => [name, ""]));
    };
    untilHealthy = async (port, server, log) => {
      for (let tries = 0; tries < 1e3; tries += 1) {
        if (server.exitCode !== null) break;
        const response = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
        if (response?.ok) return;
        await sleep(300);
      }
      throw new Error(`The site under test did not start:
${readFileSync2(log, "utf8").slice(-4e3)}`);
    };
    withDatabase = async (url, work) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        await work(client);
      } finally {
        await client.end();
      }
    };
    postgresSettings = ["fsync=off", "full_page_writes=off", "synchronous_commit=off", databaseClockSetting];
  }
});

// ../../tmp/serve.ts
import { clockEnvironment as clockEnvironment2 } from "/work/main/scripts/testing/clock.mjs";
import fs from "node:fs";
Object.assign(process.env, clockEnvironment2());
var { default: setup } = await Promise.resolve().then(() => (init_global_setup(), global_setup_exports));
var stop = await setup();
fs.writeFileSync("/tmp/site.env", ["FORECOURT_E2E_DATA", "FORECOURT_E2E_PORT", "FORECOURT_TEST_CLOCK"].map((n) => `export ${n}=${process.env[n]}`).join("\n") + "\n");
console.log("up");
process.on("SIGTERM", async () => {
  await stop();
  process.exit(0);
});
setInterval(() => {
}, 1e6);
