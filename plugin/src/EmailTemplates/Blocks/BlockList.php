<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Blocks;

/** The class of each block that an e-mail may have. */
final class BlockList {

	private const CLASSES = array(
		'core/paragraph'    => Paragraph::class,
		'core/heading'      => Heading::class,
		'core/list'         => ListBlock::class,
		'core/list-item'    => ListItem::class,
		'core/quote'        => Quote::class,
		'core/image'        => Image::class,
		'core/buttons'      => Buttons::class,
		'core/button'       => Button::class,
		'core/columns'      => Columns::class,
		'core/column'       => Column::class,
		'core/group'        => Group::class,
		'core/separator'    => Separator::class,
		'core/spacer'       => Spacer::class,
		'core/table'        => Table::class,
		'core/social-links' => SocialLinks::class,
		'core/social-link'  => SocialLink::class,
		'core/block'        => Pattern::class,
		'svc/mail-person'   => MailPerson::class,
		'svc/mail-facts'    => MailFacts::class,
		'svc/mail-legal'    => MailLegal::class,
		'svc/mail-body'     => MailBody::class,
	);

	public static function get( string $name ): ?MailBlock {
		$class = self::CLASSES[ $name ] ?? null;
		return null === $class ? null : new $class();
	}
}
