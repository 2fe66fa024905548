import { isToolName } from '#calculators/names.ts';
import { loadToolFiles } from './tool-files.ts';

export async function loader({ params: { ToolName: name = '' } }: { params: Record<string, string> }) {
  if (isToolName(name)) await loadToolFiles(name);
}
