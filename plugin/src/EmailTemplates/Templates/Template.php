<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Templates;

use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\Render\Source;

/** An e-mail template of the current site. */
final class Template {

	/** @param array<string, string> $theme Colours of its own, by name. */
	public function __construct(
		public readonly int $id,
		public readonly int $version,
		public readonly string $name,
		public readonly Purpose $purpose,
		/** Null where e-mails of the purpose have none. */
		public readonly ?string $subject,
		/** Null where e-mails of the purpose have none. */
		public readonly ?string $preheader,
		/** Block markup. */
		public readonly string $content,
		public readonly array $theme,
		public readonly TemplateStatus $status,
		/** ISO 8601, in UTC. */
		public readonly string $created_at,
		/** ISO 8601, in UTC. */
		public readonly string $modified_at,
		/** User ID; null for a write without login, or after the account was deleted. */
		public readonly ?int $modified_by,
	) {}

	/** @param array{name?: string, subject?: string|null, preheader?: string|null, content?: string, theme?: array<string, string>, status?: TemplateStatus} $changes */
	public function with( array $changes ): self {
		return new self( ...array_replace( get_object_vars( $this ), $changes ) );
	}

	public function source(): Source {
		return new Source( $this->subject ?? '', $this->preheader ?? '', $this->content, $this->theme );
	}
}
