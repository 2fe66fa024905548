import { TraceInBoard } from './shared/TraceInBoard.tsx';

/** Trace on an outer layer with the width that its current needs. */
export function Figure() {
  return <TraceInBoard layer="external" width="out.ipc2152AdjustedWidth" current="current" rise="temperatureRise" />;
}
