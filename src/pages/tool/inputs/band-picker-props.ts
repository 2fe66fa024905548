import type { ToolPageState } from '#src/pages/tool/use-tool.ts';

export interface BandPickerProps {
  state: ToolPageState;
  focused: string | null;
  onFocus: (id: string | null) => void;
}
