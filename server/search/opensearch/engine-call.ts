/** Calls of OpenSearch by its official client: with limits of time, and with errors that tell an engine that is away from a wrong request. */
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { SetupError } from '#server/kernel/setup-error.ts';
import { EngineAway } from './engine-away.ts';

export interface EngineSettings {
  /** One node or several; user and password may stand in the address. */
  urls: string[];
  /** File with the certificates that sign the engine's own; null trusts those of the system. */
  caFile: string | null;
  /** How names of its indexes begin. */
  prefix: string;
  /** Milliseconds that a call may take which a visitor waits for. */
  timeoutMs: number;
}

/** A JSON object of the query language. */
export type Dsl = Record<string, unknown>;

interface EngineRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  path: string;
  query?: Dsl;
  body?: Dsl;
  /** Lines of a bulk or of several searches. */
  lines?: Dsl[];
  /** Milliseconds. */
  timeoutMs?: number;
}

interface EngineAnswer {
  status: number;
  body: unknown;
}

export interface EngineCalls {
  /** The answer, also of status 404; throws `EngineAway` when there is none. */
  send: (request: EngineRequest) => Promise<EngineAnswer>;
  /** Milliseconds that a call may take, where it does not say otherwise. */
  timeoutMs: number;
  close: () => Promise<void>;
}

/** Too many requests, a proxy without a node behind it, a node that starts or has lost its leader. */
const passing = new Set([408, 429, 502, 503, 504]);

/** The client is loaded here alone, so that shops without an engine do not carry it. */
export async function openEngineCalls({ urls, caFile, timeoutMs: usualMs }: EngineSettings): Promise<EngineCalls> {
  const { Client, errors } = await import('@opensearch-project/opensearch');
  const client = new Client({
    nodes: urls,
    // A call goes to one further node at most.
    maxRetries: urls.length > 1 ? 1 : 0,
    requestTimeout: usualMs,
    ...(caFile === null ? {} : { ssl: { ca: readCertificates(caFile) } }),
  });
  return {
    timeoutMs: usualMs,
    send: async ({ method, path, query = {}, body, lines, timeoutMs = usualMs }) => {
      try {
        const { statusCode, body: answer } = await client.transport.request(
          // Its type wants texts, and gives the objects to its own serializer.
          { method, path, querystring: query, ...(lines ? { bulkBody: lines } : body ? { body } : {}) },
          { requestTimeout: timeoutMs, ignore: [404] },
        );
        return { status: statusCode ?? 0, body: answer };
      } catch (error) {
        if (error instanceof errors.ResponseError) throw refusal(error.statusCode ?? 0, error.body, path);
        throw new EngineAway(error instanceof errors.TimeoutError ? 'answers too slowly' : 'cannot be reached');
      }
    },
    close: () => client.close(),
  };
}

function readCertificates(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new SetupError(`SEARCH_CA_FILE cannot be read: ${file}.`);
  }
}

const isOther = 'answers as no OpenSearch does: SEARCH_URL may be wrong';

/** An answer in the form that OpenSearch gives it; throws `EngineAway` for what something else at its address says. */
export function answerAs<Shape extends z.ZodMiniType>(shape: Shape, body: unknown): z.output<Shape> {
  const read = shape.safeParse(body);
  if (!read.success) throw new EngineAway(isOther);
  return read.data;
}

const ownError = z.object({ error: z.unknown(), status: z.number() });

function refusal(status: number, body: unknown, path: string): Error {
  if (passing.has(status)) return new EngineAway(`says that it cannot answer now (${status})`);
  if (status === 401 || status === 403)
    return new EngineAway(isBlocked(body) ? 'writes no more: its indexes are read-only' : 'refuses user and password');
  if (!ownError.safeParse(body).success) return new EngineAway(isOther);
  return new Error(`the search engine refuses ${path.replace(/\?.*/, '')} with ${status}: ${reasonOf(body)}`);
}

/** A disk that is nearly full makes indexes read-only. */
function isBlocked(body: unknown): boolean {
  return reasonOf(body).includes('blocked by');
}

/** What OpenSearch says of an error, on one line. */
export function reasonOf(body: unknown): string {
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? null);
  return text.slice(0, 300);
}
