/** Characters of electronics that Taiwan and Japan write otherwise than the mainland; compared as the simplified ones. */
const written =
  '電極體開關連線導纜壓變頻濾發產積層鉭鋁貼穩單機處邏輯運儲記憶驅動馬達繼頭針塊網絡離顯傳轉換調節鈕熱險絲護測試標準圖飽遲鎖觸從數據號對稱驟場類種點頁給過選擇寬長質圧変発気増減単実鉛銅鎳無應紅綠藍黃燈獨結門邊蓋閘萬價徑鍍鈦鋰鎘濕氣風揚聲麥顆腳雙靈閃態繞';
const compared =
  '电极体开关连线导缆压变频滤发产积层钽铝贴稳单机处逻辑运储记忆驱动马达继头针块网络离显传转换调节钮热险丝护测试标准图饱迟锁触从数据号对称骤场类种点页给过选择宽长质压变发气增减单实铅铜镍无应红绿蓝黄灯独结门边盖闸万价径镀钛锂镉湿气风扬声麦颗脚双灵闪态绕';

const variants = new Map([...written].map((character, place) => [character, [...compared][place] ?? character]));

/** `電容` as `电容`. */
export function simplified(text: string): string {
  return /\p{Script=Han}/u.test(text) ? [...text].map((character) => variants.get(character) ?? character).join('') : text;
}
