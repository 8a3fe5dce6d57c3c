import type { RouteModule } from '@/lib/http/openapi'
import * as adminSummary from '../admin/summary/route'
import * as login from '../auth/login/route'
import * as logout from '../auth/logout/route'
import * as register from '../auth/register/route'
import * as finishSocial from '../auth/[provider]/[code]/route'
import * as startSocial from '../auth/[provider]/start/route'
import * as doseProfile from '../dose-profiles/[name]/route'
import * as doseProfiles from '../dose-profiles/route'
import * as confirmEmail from '../email/confirm/route'
import * as sendConfirmation from '../email/send/route'
import * as changePassword from '../password-change/route'
import * as forgetPassword from '../password/forget/route'
import * as resetPassword from '../password/reset/route'
import * as apiToken from '../tokens/[id]/route'
import * as apiTokens from '../tokens/route'
import * as tags from '../tags/route'
import * as exported from '../users/export/route'
import * as file from '../users/files/[id]/route'
import * as files from '../users/files/route'
import * as user from '../users/get/[id]/route'
import * as changeUser from '../users/put/route'
import * as users from '../users/route'
import * as annotatedTemplate from '../documents/annotated-template/route'
import * as correctedSpreadsheet from '../documents/corrected-spreadsheet/route'
import * as cleanup from '../documents/cleanup/route'
import * as desk from '../documents/desk/route'
import * as download from '../documents/download/[filename]/route'
import * as fileInfo from '../documents/file-info/[name]/route'
import * as extractDoses from '../documents/extract-doses/route'
import * as generate from '../documents/generate/route'
import * as parseTable from '../documents/parse-table/route'
import * as health from '../documents/health/route'
import * as inspect from '../documents/inspect/route'
import * as mailed from '../documents/mailed/[token]/route'
import * as operationMail from '../documents/operations/[id]/mail/route'
import * as operationAgain from '../documents/operations/[id]/again/route'
import * as operation from '../documents/operations/[id]/route'
import * as clearOperations from '../documents/operations/clear/route'
import * as operations from '../documents/operations/route'
import * as currentRuns from '../documents/operations/runs/route'
import * as seenOperations from '../documents/operations/seen/route'
import * as unseenOperations from '../documents/operations/unseen/route'
import * as preview from '../documents/preview/route'
import * as progress from '../documents/progress/route'
import * as newSession from '../documents/session/new/route'
import * as stats from '../documents/stats/route'
import * as completeUpload from '../documents/uploads/complete/route'
import * as uploads from '../documents/uploads/route'
import * as checkoutState from '../paddle/checkout/[transactionId]/route'
import * as checkout from '../paddle/checkout/route'
import * as invoice from '../paddle/invoices/[id]/route'
import * as invoices from '../paddle/invoices/route'
import * as portal from '../paddle/portal/route'
import * as premium from '../paddle/premium/route'
import * as prices from '../paddle/prices/route'
import * as cancelSubscription from '../paddle/subscription/cancel/route'
import * as changeSubscription from '../paddle/subscription/change/route'
import * as paymentMethod from '../paddle/subscription/payment-method/route'
import * as previewChange from '../paddle/subscription/preview/route'
import * as resumeSubscription from '../paddle/subscription/resume/route'
import * as webhook from '../paddle/webhook/route'
import * as profilePicture from '../profile/pictures/[kind]/route'
import * as changeProfile from '../profile/put/route'
import * as profile from '../profile/route'
import * as session from '../sessions/[id]/route'
import * as sessions from '../sessions/route'
import * as signInMethod from '../sign-in-methods/[provider]/route'
import * as signInMethods from '../sign-in-methods/route'
import * as templateFile from '../templates/[id]/file/route'
import * as templateRegister from '../templates/[id]/register/route'
import * as template from '../templates/[id]/route'
import * as templates from '../templates/route'
import * as sharedTemplate from '../templates/shared/[shareId]/route'
import * as reset from '../users/reset/route'
import * as webhookDelivery from '../webhooks/[id]/deliveries/[delivery]/route'
import * as webhookDeliveries from '../webhooks/[id]/deliveries/route'
import * as ownWebhook from '../webhooks/[id]/route'
import * as ownWebhooks from '../webhooks/route'

/** Every route of the API by its path under `/api`, but the document's own. */
export const API_PATHS: Readonly<Record<string, RouteModule>> = {
  '/auth/register': register,
  '/auth/login': login,
  '/auth/logout': logout,
  '/auth/{provider}/start': startSocial,
  '/auth/{provider}/{code}': finishSocial,
  '/sign-in-methods': signInMethods,
  '/sign-in-methods/{provider}': signInMethod,
  '/password-change': changePassword,
  '/password/forget': forgetPassword,
  '/password/reset': resetPassword,
  '/email/confirm': confirmEmail,
  '/email/send': sendConfirmation,
  '/sessions': sessions,
  '/sessions/{id}': session,
  '/tokens': apiTokens,
  '/tokens/{id}': apiToken,
  '/webhooks': ownWebhooks,
  '/webhooks/{id}': ownWebhook,
  '/webhooks/{id}/deliveries': webhookDeliveries,
  '/webhooks/{id}/deliveries/{delivery}': webhookDelivery,
  '/admin/summary': adminSummary,
  '/users/reset': reset,
  '/users/get/{id}': user,
  '/users/put': changeUser,
  '/users/export': exported,
  '/users/files': files,
  '/users/files/{id}': file,
  '/users': users,
  '/paddle/premium': premium,
  '/paddle/prices': prices,
  '/paddle/checkout': checkout,
  '/paddle/checkout/{transactionId}': checkoutState,
  '/paddle/portal': portal,
  '/paddle/subscription/preview': previewChange,
  '/paddle/subscription/change': changeSubscription,
  '/paddle/subscription/cancel': cancelSubscription,
  '/paddle/subscription/resume': resumeSubscription,
  '/paddle/subscription/payment-method': paymentMethod,
  '/paddle/invoices': invoices,
  '/paddle/invoices/{id}': invoice,
  '/paddle/webhook': webhook,
  '/profile': profile,
  '/profile/put': changeProfile,
  '/profile/pictures/{kind}': profilePicture,
  '/templates': templates,
  '/templates/{id}': template,
  '/templates/{id}/file': templateFile,
  '/templates/{id}/register': templateRegister,
  '/templates/shared/{shareId}': sharedTemplate,
  '/dose-profiles': doseProfiles,
  '/tags': tags,
  '/dose-profiles/{name}': doseProfile,
  '/documents/session/new': newSession,
  '/documents/uploads': uploads,
  '/documents/uploads/complete': completeUpload,
  '/documents/inspect': inspect,
  '/documents/preview': preview,
  '/documents/annotated-template': annotatedTemplate,
  '/documents/corrected-spreadsheet': correctedSpreadsheet,
  '/documents/generate': generate,
  '/documents/parse-table': parseTable,
  '/documents/extract-doses': extractDoses,
  '/documents/progress': progress,
  '/documents/operations': operations,
  '/documents/operations/clear': clearOperations,
  '/documents/operations/runs': currentRuns,
  '/documents/operations/seen': seenOperations,
  '/documents/operations/unseen': unseenOperations,
  '/documents/operations/{id}': operation,
  '/documents/operations/{id}/again': operationAgain,
  '/documents/operations/{id}/mail': operationMail,
  '/documents/desk': desk,
  '/documents/download/{filename}': download,
  '/documents/file-info/{name}': fileInfo,
  '/documents/mailed/{token}': mailed,
  '/documents/cleanup': cleanup,
  '/documents/stats': stats,
  '/documents/health': health,
}
