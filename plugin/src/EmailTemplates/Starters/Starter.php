<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Starters;

use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\Render\Source;

/** The template of a purpose until a site chooses one of its own. */
final class Starter {

	public function __construct(
		public readonly Purpose $purpose,
		/** "" where the purpose has none. */
		public readonly string $subject,
		public readonly string $preheader,
		/** Block markup. */
		public readonly string $content,
	) {}

	public function source(): Source {
		return new Source( $this->subject, $this->preheader, $this->content );
	}

	/** @return array{purpose: string, name: string, category: string, subject: string|null, preheader: string|null, content: string} */
	public function answer(): array {
		$has_subject = $this->purpose->has_subject();
		return array(
			'purpose'   => $this->purpose->value,
			'name'      => $this->purpose->label(),
			'category'  => $this->purpose->category()->value,
			'subject'   => $has_subject ? $this->subject : null,
			'preheader' => $has_subject ? $this->preheader : null,
			'content'   => $this->content,
		);
	}
}
