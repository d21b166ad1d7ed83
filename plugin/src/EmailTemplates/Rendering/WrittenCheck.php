<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Rendering;

use Svc\EmailTemplates\Content\ContentCheck;
use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\Fields\TagFields;
use Svc\EmailTemplates\Markup\Node;
use Svc\Kernel\Failure;

/** Checks a template that is being written as if it were saved as a draft: unknown merge tags are only warned of. */
final class WrittenCheck {

	public function __construct( private readonly TagFields $fields ) {}

	/**
	 * @param array<string, mixed> $input Of SourceFields, parsed.
	 * @return list<Node>|null Blocks of the content; null where it was not sent.
	 * @throws Failure
	 */
	public function blocks( array $input, Purpose $purpose ): ?array {
		$blocks   = isset( $input['content'] ) ? Node::parse( $input['content'] ) : null;
		$problems = array();
		foreach ( $purpose->has_subject() ? array() : array( 'subject', 'preheader' ) as $field ) {
			if ( '' !== ( $input[ $field ] ?? '' ) ) {
				$problems[ $field ] = __( 'E-mails of this purpose have none. Send null or leave it out.', 'svc' );
			}
		}
		$content = ( new ContentCheck( $purpose, false, $this->fields, Library::pattern( ... ) ) )->blocks( $blocks ?? array() );
		if ( array() !== $content ) {
			$problems['content'] = implode( ' ', $content );
		}
		return array() === $problems ? $blocks : throw Failure::invalid( $problems );
	}
}
