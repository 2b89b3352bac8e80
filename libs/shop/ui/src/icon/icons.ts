import {
  ArrowLeft,
  ArrowRight,
  Calendar,
  Check,
  ChevronDown,
  ChevronRight,
  ChevronUp,
  CircleAlert,
  Download,
  FileText,
  Headphones,
  Info,
  Lock,
  Mail,
  MapPin,
  Menu,
  Minus,
  Pencil,
  Phone,
  Plus,
  Printer,
  ShieldCheck,
  ShoppingBag,
  Signature,
  Tag,
  Trash2,
  Truck,
  Undo2,
  Upload,
  User,
  Wrench,
  X,
  CardSim,
  RefreshCw,
  ZoomIn,
} from 'lucide-react';
import { defineIcon } from './icon';

export const AlertIcon = /* @__PURE__ */ defineIcon(CircleAlert);
export const ArrowLeftIcon = /* @__PURE__ */ defineIcon(ArrowLeft);
export const ArrowRightIcon = /* @__PURE__ */ defineIcon(ArrowRight);
export const BagIcon = /* @__PURE__ */ defineIcon(ShoppingBag);
export const CalendarIcon = /* @__PURE__ */ defineIcon(Calendar);
export const CheckIcon = /* @__PURE__ */ defineIcon(Check);
export const ChevronDownIcon = /* @__PURE__ */ defineIcon(ChevronDown);
export const ChevronRightIcon = /* @__PURE__ */ defineIcon(ChevronRight);
export const ChevronUpIcon = /* @__PURE__ */ defineIcon(ChevronUp);
export const CloseIcon = /* @__PURE__ */ defineIcon(X);
export const DeleteIcon = /* @__PURE__ */ defineIcon(Trash2);
export const DeliveryIcon = /* @__PURE__ */ defineIcon(Truck);
export const DocumentIcon = /* @__PURE__ */ defineIcon(FileText);
export const DownloadIcon = /* @__PURE__ */ defineIcon(Download);
export const EditIcon = /* @__PURE__ */ defineIcon(Pencil);
export const InfoIcon = /* @__PURE__ */ defineIcon(Info);
export const InstallationIcon = /* @__PURE__ */ defineIcon(Wrench);
export const LockIcon = /* @__PURE__ */ defineIcon(Lock);
export const MailIcon = /* @__PURE__ */ defineIcon(Mail);
export const MenuIcon = /* @__PURE__ */ defineIcon(Menu);
export const MinusIcon = /* @__PURE__ */ defineIcon(Minus);
export const PersonIcon = /* @__PURE__ */ defineIcon(User);
export const PhoneIcon = /* @__PURE__ */ defineIcon(Phone);
export const PinIcon = /* @__PURE__ */ defineIcon(MapPin);
export const PlusIcon = /* @__PURE__ */ defineIcon(Plus);
export const PrintIcon = /* @__PURE__ */ defineIcon(Printer);
export const RetryIcon = /* @__PURE__ */ defineIcon(RefreshCw);
export const ReturnIcon = /* @__PURE__ */ defineIcon(Undo2);
export const ServiceIcon = /* @__PURE__ */ defineIcon(Headphones);
export const ShieldIcon = /* @__PURE__ */ defineIcon(ShieldCheck);
export const SignatureIcon = /* @__PURE__ */ defineIcon(Signature);
export const SimCardIcon = /* @__PURE__ */ defineIcon(CardSim);
export const TagIcon = /* @__PURE__ */ defineIcon(Tag);
export const UploadIcon = /* @__PURE__ */ defineIcon(Upload);
export const ZoomInIcon = /* @__PURE__ */ defineIcon(ZoomIn);
