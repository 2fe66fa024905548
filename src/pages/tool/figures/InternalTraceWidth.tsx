import { TraceInBoard } from './shared/TraceInBoard.tsx';

/** Trace on an inner layer with the width that its current needs. */
export function Figure() {
  return <TraceInBoard layer="internal" width="out.ipc2152AdjustedWidth" current="current" rise="temperatureRise" />;
}
