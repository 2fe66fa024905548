import type { ToolPageState } from './use-tool.ts';

export interface BandPickerProps {
  state: ToolPageState;
  focused: string | null;
  onFocus: (id: string | null) => void;
}
