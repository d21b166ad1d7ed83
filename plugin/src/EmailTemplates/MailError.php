<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates;

use Svc\Kernel\ErrorCode;

/** The error codes of etb/v1. */
enum MailError: string implements ErrorCode {
	case TemplateNotFound = 'rest_template_not_found';
	case MessageNotFound  = 'rest_message_not_found';
	case TokenNotFound    = 'rest_token_not_found';
	case TemplateInUse    = 'rest_template_in_use';
	case MessageDone      = 'rest_message_done';
	case MailFailed       = 'rest_mail_failed';
	case TooManyRequests  = 'rest_too_many_requests';

	public function status(): int {
		return match ( $this ) {
			self::TemplateNotFound, self::MessageNotFound, self::TokenNotFound => 404,
			self::TemplateInUse, self::MessageDone, self::MailFailed => 409,
			self::TooManyRequests => 429,
		};
	}
}
