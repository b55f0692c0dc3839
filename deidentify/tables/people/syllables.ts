/**
 * The short words of Chinese and Vietnamese names in the Latin alphabet; folded. General knowledge of names, written
 * down for this project.
 */
import { words } from '../words.ts';

/** Family names, which stand first. */
export const FAMILY_SYLLABLES = words(`
li wu ma hu he xu lu yu zhu zhang wang liu chen yang zhao huang zhou gao lin guo luo zheng liang xie tang feng deng cao peng zeng xiao
tian dong pan yuan cai jiang ye cheng wei su lv ding ren shen yao lai fu fan jin kong bai cui qiu qin shi gu hou meng long wan qian
nguyen tran le pham hoang huynh phan vu vo dang bui do ho ngo duong ly dinh truong doan trinh mai tsai hsu
`);

/** Given names, which stand last. */
export const GIVEN_SYLLABLES = words(`
na mei jie ying xin yan lin lei jun min hui hong yun fang ping hua ling xia juan tao wei chao gang bo bin hao peng yi yu ning qing jing
lan li qiang yong bao chen cheng dan di fei feng guang hai jia jian jiao kai kun lian liang liu long mian ming nan rui shan shu shuang
song tian ting tong xiang xiu xue yang yuan yue zhen zhi zhong zhou rong bing hong
an anh bich binh chau chi chinh cuong dao duc dung giang ha hai han hanh hien hieu hoa hoai hoang hung huong huy khanh khoa kiet kim lam
linh loan loc mai minh my nam nga ngan nghia ngoc nguyet nhan nhi nhung oanh phong phuc phuong quan quang quoc quyen quynh son tam tan
thanh thao thi thien thinh thu thuan thuy tien toan trang tri trinh trung truc tuan tung tuyen tuyet uyen van viet vinh vy xuan yen
`);

/** What stands between the two in Vietnamese. */
export const MIDDLE_SYLLABLES = words(`
thi van duc minh quoc xuan huu ngoc thanh hoang quang ba dinh thuy hong kim bao gia anh
`);
