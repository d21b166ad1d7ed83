<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Templates;

/** The states of a template, by the API's words. */
enum TemplateStatus: string {
	case Draft  = 'draft';
	case Active = 'active';
	case Trash  = 'trash';

	/** @return self|null Null for a status that templates do not have. */
	public static function of_post( string $status ): ?self {
		return 'publish' === $status ? self::Active : ( 'active' === $status ? null : self::tryFrom( $status ) );
	}

	/** @return non-empty-string As WordPress stores it. */
	public function post_status(): string {
		return self::Active === $this ? 'publish' : $this->value;
	}
}
